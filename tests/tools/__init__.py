"""Programs that compute what the code keeps as figures."""

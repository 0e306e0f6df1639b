PRAGMA application_id = 1297434446;
PRAGMA user_version = 4;
BEGIN TRANSACTION;
CREATE TABLE access (
	hashed TEXT NOT NULL CHECK (length(hashed) = 64), 
	role TEXT NOT NULL CHECK (length(role) <= 40), 
	learner INTEGER, 
	cut_us INTEGER NOT NULL, 
	seen_us INTEGER NOT NULL, 
	digest BLOB NOT NULL CHECK (length(digest) = 8), 
	PRIMARY KEY (hashed), 
	FOREIGN KEY(learner) REFERENCES learner ("key") ON DELETE CASCADE
) STRICT;
INSERT INTO "access" VALUES('73c9c98668a34c54d131ff609d0bf129068d1b5ed3efd7cdfe753f909596456c','student',3,1773489600123456,1773489600123456,X'76249CB4E435AB76');
CREATE TABLE answer (
	learner INTEGER NOT NULL, 
	position INTEGER NOT NULL, 
	id TEXT NOT NULL CHECK (length(id) <= 64), 
	practice INTEGER NOT NULL, 
	number INTEGER NOT NULL CHECK (number >= 0), 
	scenario TEXT NOT NULL CHECK (length(scenario) <= 1000), 
	question TEXT NOT NULL CHECK (length(question) <= 40), 
	asked TEXT NOT NULL CHECK (length(asked) <= 2000), 
	form TEXT NOT NULL CHECK (length(form) <= 40), 
	claimed TEXT NOT NULL CHECK (length(claimed) <= 1000), 
	house TEXT NOT NULL CHECK (length(house) <= 1000), 
	why TEXT NOT NULL CHECK (length(why) <= 1000), 
	predicted REAL, 
	answered_us INTEGER NOT NULL, 
	first_key_ms INTEGER, 
	answer_ms INTEGER, 
	walked_away INTEGER NOT NULL, 
	digest BLOB NOT NULL CHECK (length(digest) = 8), 
	PRIMARY KEY (learner, position), 
	FOREIGN KEY(learner, position) REFERENCES entry (learner, position) ON DELETE CASCADE, 
	UNIQUE (practice, number), 
	UNIQUE (id), 
	FOREIGN KEY(practice) REFERENCES practice ("key") ON DELETE CASCADE
) STRICT;
INSERT INTO "answer" VALUES(1,1,'a0',1,0,'show 5C 5D 5S JH / 5H','show','','total','29','','',NULL,1773489600123456,NULL,NULL,0,X'BD719C75179A8CCD');
INSERT INTO "answer" VALUES(1,2,'a1',1,1,'show 5C 5D 5S JH / 5H','show','','total','12','','it''s due',0.75,1773489601123456,800,2500,0,X'8765CB78559613BE');
INSERT INTO "answer" VALUES(2,1,'zoes-0',3,0,'cut JD','cut','heels','total','2','','',NULL,1773489600123456,NULL,NULL,0,X'30A53AD8E7EFDD9A');
INSERT INTO "answer" VALUES(1,4,'a2',1,2,'show 5C 5D 5S JH / 5H','show','','combinations','55j p555','game=61','',NULL,1773489602123456,NULL,60000,1,X'F4059081F6A265B0');
INSERT INTO "answer" VALUES(1,6,'a3',1,3,'play 7C 4D 3H 2S | 5D 6H 9C JS : 7C 5D 4D','turn','','cards','6H 9C','','',NULL,1773489603123456,NULL,NULL,0,X'113AAE0496A05830');
INSERT INTO "answer" VALUES(3,1,'monday-bo-0',4,0,'show 5C 5D 5S JH / 5H','show','','total','29','','',NULL,1773489600123456,NULL,NULL,0,X'093343DA53CB1257');
CREATE TABLE asked (
	practice INTEGER NOT NULL, 
	number INTEGER NOT NULL CHECK (number >= 0), 
	question TEXT NOT NULL CHECK (length(question) <= 40), 
	scenario TEXT NOT NULL CHECK (length(scenario) <= 1000), 
	seat TEXT NOT NULL CHECK (length(seat) <= 40), 
	why TEXT NOT NULL CHECK (length(why) <= 1000), 
	digest BLOB NOT NULL CHECK (length(digest) = 8), 
	PRIMARY KEY (practice), 
	FOREIGN KEY(practice) REFERENCES practice ("key") ON DELETE CASCADE
) STRICT;
INSERT INTO "asked" VALUES(3,1,'closed','play 7C 4D 3H 2S | 5D 6H 9C JS : 7C 5D 4D','dealer','again a0',X'F960391E4E08485B');
CREATE TABLE attendance (
	practice INTEGER NOT NULL, 
	learner INTEGER NOT NULL, 
	lesson INTEGER NOT NULL, 
	joined_us INTEGER NOT NULL, 
	digest BLOB NOT NULL CHECK (length(digest) = 8), 
	PRIMARY KEY (practice), 
	UNIQUE (lesson, learner), 
	FOREIGN KEY(practice) REFERENCES practice ("key") ON DELETE CASCADE, 
	FOREIGN KEY(learner) REFERENCES learner ("key") ON DELETE CASCADE, 
	FOREIGN KEY(lesson) REFERENCES lesson ("key") ON DELETE CASCADE
) STRICT;
INSERT INTO "attendance" VALUES(4,3,1,1773489600123456,X'D6D9CC8848F0BE7F');
CREATE TABLE classroom (
	"key" INTEGER NOT NULL, 
	id TEXT NOT NULL CHECK (length(id) <= 64), 
	name TEXT NOT NULL CHECK (length(name) <= 60), 
	name_key TEXT NOT NULL, 
	kept_days INTEGER NOT NULL, 
	created_us INTEGER NOT NULL, 
	digest BLOB NOT NULL CHECK (length(digest) = 8), 
	PRIMARY KEY ("key"), 
	UNIQUE (id), 
	UNIQUE (name_key)
) STRICT;
INSERT INTO "classroom" VALUES(1,'owls','The Owls','the owls',30,1773489600123456,X'59018518E95FB350');
CREATE TABLE entry (
	learner INTEGER NOT NULL, 
	position INTEGER NOT NULL CHECK (position > 0), 
	kind TEXT NOT NULL CHECK (kind IN ('answer', 'shown', 'slip')), 
	PRIMARY KEY (learner, position), 
	FOREIGN KEY(learner) REFERENCES learner ("key") ON DELETE CASCADE
)
 WITHOUT ROWID, STRICT;
INSERT INTO "entry" VALUES(1,1,'answer');
INSERT INTO "entry" VALUES(1,2,'answer');
INSERT INTO "entry" VALUES(1,3,'shown');
INSERT INTO "entry" VALUES(1,4,'answer');
INSERT INTO "entry" VALUES(1,5,'slip');
INSERT INTO "entry" VALUES(1,6,'answer');
INSERT INTO "entry" VALUES(2,1,'answer');
INSERT INTO "entry" VALUES(3,1,'answer');
CREATE TABLE fold (
	learner INTEGER NOT NULL, 
	position INTEGER NOT NULL CHECK (position >= 0), 
	version INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	digest BLOB NOT NULL CHECK (length(digest) = 8), 
	PRIMARY KEY (learner), 
	FOREIGN KEY(learner) REFERENCES learner ("key") ON DELETE CASCADE
) STRICT;
INSERT INTO "fold" VALUES(1,6,1,'{"slips":1}',X'13072BC4D98A5807');
CREATE TABLE kept_drill (
	"key" INTEGER NOT NULL, 
	id TEXT NOT NULL CHECK (length(id) <= 64), 
	drill TEXT NOT NULL CHECK (length(drill) <= 1000), 
	digest BLOB NOT NULL CHECK (length(digest) = 8), 
	PRIMARY KEY ("key"), 
	UNIQUE (id)
) STRICT;
INSERT INTO "kept_drill" VALUES(1,'mine','title=A+bit+of+everything&picked=0-9&seed=7&generator=2',X'FD4B49D83E94C331');
CREATE TABLE learner (
	"key" INTEGER NOT NULL, 
	id TEXT NOT NULL CHECK (length(id) <= 64), 
	name TEXT NOT NULL CHECK (length(name) <= 30), 
	name_key TEXT NOT NULL, 
	created_us INTEGER NOT NULL, 
	digest BLOB NOT NULL CHECK (length(digest) = 8), 
	PRIMARY KEY ("key"), 
	UNIQUE (id), 
	UNIQUE (name_key)
) STRICT;
INSERT INTO "learner" VALUES(1,'ada','Ada','ada',1773489600123456,X'6F8968F705955C64');
INSERT INTO "learner" VALUES(2,'zoe','Zoë Ångström','zoë ångström',1773489600123456,X'C1C11249C214B98B');
INSERT INTO "learner" VALUES(3,'bo','Bo','owls
bo',1773489600123456,X'ECCD94837831C35A');
CREATE TABLE lesson (
	"key" INTEGER NOT NULL, 
	id TEXT NOT NULL CHECK (length(id) <= 64), 
	classroom INTEGER NOT NULL, 
	drill TEXT NOT NULL CHECK (length(drill) <= 1000), 
	code TEXT NOT NULL CHECK (length(code) <= 7), 
	started_us INTEGER NOT NULL, 
	closed_us INTEGER, 
	number INTEGER NOT NULL CHECK (number >= 0), 
	stage TEXT NOT NULL CHECK (length(stage) <= 40), 
	asked_us INTEGER NOT NULL, 
	digest BLOB NOT NULL CHECK (length(digest) = 8), 
	PRIMARY KEY ("key"), 
	UNIQUE (id), 
	FOREIGN KEY(classroom) REFERENCES classroom ("key") ON DELETE CASCADE
) STRICT;
INSERT INTO "lesson" VALUES(1,'monday',1,'title=A+bit+of+everything&picked=0-9&seed=7&generator=2','C6EP34W',1773489600123456,NULL,0,'asked',1773489600123456,X'E9F856F07D3E5450');
CREATE TABLE let_go (
	learner INTEGER NOT NULL, 
	PRIMARY KEY (learner), 
	FOREIGN KEY(learner) REFERENCES learner ("key") ON DELETE CASCADE
) STRICT;
CREATE TABLE member (
	learner INTEGER NOT NULL, 
	classroom INTEGER NOT NULL, 
	digest BLOB NOT NULL CHECK (length(digest) = 8), 
	PRIMARY KEY (learner), 
	FOREIGN KEY(learner) REFERENCES learner ("key") ON DELETE CASCADE, 
	FOREIGN KEY(classroom) REFERENCES classroom ("key")
) STRICT;
INSERT INTO "member" VALUES(3,1,X'0396BDE91A4EA37C');
CREATE TABLE passphrase (
	one INTEGER NOT NULL CHECK (one = 1), 
	hashed TEXT NOT NULL CHECK (length(hashed) <= 1000), 
	digest BLOB NOT NULL CHECK (length(digest) = 8), 
	PRIMARY KEY (one)
) STRICT;
INSERT INTO "passphrase" VALUES(1,'a hash',X'B8C5E26ABC865E92');
CREATE TABLE place (
	practice INTEGER NOT NULL, 
	number INTEGER NOT NULL CHECK (number >= 0), 
	revealed INTEGER NOT NULL, 
	digest BLOB NOT NULL CHECK (length(digest) = 8), 
	PRIMARY KEY (practice), 
	FOREIGN KEY(practice) REFERENCES practice ("key") ON DELETE CASCADE
) STRICT;
INSERT INTO "place" VALUES(1,4,0,X'2968A1E4B8D3C9C5');
INSERT INTO "place" VALUES(3,1,0,X'CC175D58BECEB842');
CREATE TABLE practice (
	"key" INTEGER NOT NULL, 
	id TEXT NOT NULL CHECK (length(id) <= 64), 
	learner INTEGER NOT NULL, 
	settings TEXT NOT NULL CHECK (length(settings) <= 1000), 
	seed INTEGER NOT NULL, 
	generator INTEGER NOT NULL, 
	started_us INTEGER NOT NULL, 
	digest BLOB NOT NULL CHECK (length(digest) = 8), 
	PRIMARY KEY ("key"), 
	UNIQUE (id), 
	FOREIGN KEY(learner) REFERENCES learner ("key") ON DELETE CASCADE
) STRICT;
INSERT INTO "practice" VALUES(1,'first',1,'run',7,1,1773489600123456,X'1A85C7E6D2F0F126');
INSERT INTO "practice" VALUES(2,'quiet',1,'',9223372036854775807,1,1773489600123456,X'2DFCA33B165566C6');
INSERT INTO "practice" VALUES(3,'zoes',2,'kind=show&where=points>=8',7,1,1773489600123456,X'4683037E80FC6BCE');
INSERT INTO "practice" VALUES(4,'monday-bo',3,'picked=0-9',7,2,1773489600123456,X'6FF7DE49BE87283F');
CREATE TABLE preference (
	learner INTEGER NOT NULL, 
	text TEXT NOT NULL CHECK (length(text) <= 1000), 
	digest BLOB NOT NULL CHECK (length(digest) = 8), 
	PRIMARY KEY (learner), 
	FOREIGN KEY(learner) REFERENCES learner ("key") ON DELETE CASCADE
) STRICT;
INSERT INTO "preference" VALUES(2,'order=sorted',X'C89BD69DFE73ED50');
CREATE TABLE shown (
	learner INTEGER NOT NULL, 
	position INTEGER NOT NULL, 
	answer TEXT NOT NULL, 
	form TEXT NOT NULL CHECK (length(form) <= 40), 
	claimed TEXT NOT NULL CHECK (length(claimed) <= 1000), 
	at_us INTEGER NOT NULL, 
	digest BLOB NOT NULL CHECK (length(digest) = 8), 
	PRIMARY KEY (learner, position), 
	FOREIGN KEY(learner, position) REFERENCES entry (learner, position) ON DELETE CASCADE, 
	UNIQUE (answer), 
	FOREIGN KEY(answer) REFERENCES answer (id) ON DELETE CASCADE
) STRICT;
INSERT INTO "shown" VALUES(1,3,'a1','spoken','15 15 d3',1773489609123456,X'215D403DB93E42CD');
CREATE TABLE slip (
	learner INTEGER NOT NULL, 
	position INTEGER NOT NULL, 
	answer TEXT NOT NULL, 
	at_us INTEGER NOT NULL, 
	digest BLOB NOT NULL CHECK (length(digest) = 8), 
	PRIMARY KEY (learner, position), 
	FOREIGN KEY(learner, position) REFERENCES entry (learner, position) ON DELETE CASCADE, 
	UNIQUE (answer), 
	FOREIGN KEY(answer) REFERENCES answer (id) ON DELETE CASCADE
) STRICT;
INSERT INTO "slip" VALUES(1,5,'a2',1773489612123456,X'6C314B01AE01AC84');
CREATE INDEX ix_practice_learner ON practice (learner);
CREATE TRIGGER entry_no_update BEFORE UPDATE ON entry BEGIN SELECT RAISE(ABORT, 'rows of entry are only added'); END;
CREATE TRIGGER answer_no_update BEFORE UPDATE ON answer BEGIN SELECT RAISE(ABORT, 'rows of answer are only added'); END;
CREATE TRIGGER shown_no_update BEFORE UPDATE ON shown BEGIN SELECT RAISE(ABORT, 'rows of shown are only added'); END;
CREATE TRIGGER slip_no_update BEFORE UPDATE ON slip BEGIN SELECT RAISE(ABORT, 'rows of slip are only added'); END;
CREATE INDEX ix_member_classroom ON member (classroom);
CREATE INDEX ix_lesson_classroom ON lesson (classroom);
CREATE UNIQUE INDEX lesson_open_code ON lesson (code) WHERE closed_us IS NULL;
CREATE INDEX ix_attendance_learner ON attendance (learner);
CREATE INDEX ix_access_learner ON access (learner);
CREATE TRIGGER entry_no_delete BEFORE DELETE ON entry WHEN EXISTS (SELECT 1 FROM learner WHERE learner.key = OLD.learner) AND NOT EXISTS (SELECT 1 FROM let_go WHERE let_go.learner = OLD.learner) BEGIN SELECT RAISE(ABORT, 'rows of entry are only added'); END;
CREATE TRIGGER answer_no_delete BEFORE DELETE ON answer WHEN EXISTS (SELECT 1 FROM learner WHERE learner.key = OLD.learner) AND NOT EXISTS (SELECT 1 FROM let_go WHERE let_go.learner = OLD.learner) BEGIN SELECT RAISE(ABORT, 'rows of answer are only added'); END;
CREATE TRIGGER shown_no_delete BEFORE DELETE ON shown WHEN EXISTS (SELECT 1 FROM learner WHERE learner.key = OLD.learner) AND NOT EXISTS (SELECT 1 FROM let_go WHERE let_go.learner = OLD.learner) BEGIN SELECT RAISE(ABORT, 'rows of shown are only added'); END;
CREATE TRIGGER slip_no_delete BEFORE DELETE ON slip WHEN EXISTS (SELECT 1 FROM learner WHERE learner.key = OLD.learner) AND NOT EXISTS (SELECT 1 FROM let_go WHERE let_go.learner = OLD.learner) BEGIN SELECT RAISE(ABORT, 'rows of slip are only added'); END;
COMMIT;

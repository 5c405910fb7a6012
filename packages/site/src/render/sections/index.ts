import './grounds.css.ts';
import './prose.css.ts';
import './header.css.ts';
import './beside.css.ts';
import './story.css.ts';
import './figures.css.ts';
import './shell.css.ts';

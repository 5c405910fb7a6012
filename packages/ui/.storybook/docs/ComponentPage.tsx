import { Canvas, Controls, DocsContext, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext } from 'react';
import { said } from 'virtual:written';
import type { Guide, Pair } from '../guide.ts';
import './page.css';
import { TokensUsed } from './TokensUsed.tsx';

interface Docgen {
  __docgenInfo?: { description?: string };
}

/** The page of a component or a block: what its source says, and what its guide says beside it. */
export default function ComponentPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const { parameters, component, title } = preparedMeta;
  const guide = parameters['guide'] as Guide | undefined;
  const context = useContext(DocsContext);
  const primary = context.storyById();
  const theme = String(context.getStoryContext(primary).globals['theme']);
  const own = (component as Docgen | undefined)?.__docgenInfo?.description ?? '';
  const { not, stories: tested } = said[title] ?? { not: '', stories: {} };
  // Each in a page of its own: blocks share the page's address and what the API answers.
  const isBlock = title.startsWith('Blocks/');
  const stories = Object.values(csfFile.stories);
  const name = title.split('/').at(-1) ?? '';
  return (
    <>
      <Title />
      <p className="doc-lead">{withCode(own)}</p>
      <Canvas of={primary.moduleExport} withToolbar story={{ __primary: true, ...(isBlock && { inline: false, height: '760px' }) }} />
      {(guide || not) && (
        <div className="doc-two">
          {guide && <Part title="When">{guide.use}</Part>}
          {not && <Part title="When not">{sentence(not.trim())}</Part>}
        </div>
      )}
      {guide?.parts && (
        <Part title="Anatomy">
          <ol>
            {guide.parts.map((part) => (
              <li key={part}>{withCode(part)}</li>
            ))}
          </ol>
        </Part>
      )}
      {guide?.pairs && (
        <Part title="Do, and do not">
          {guide.pairs.map((pair) => (
            <SideBySide key={pair.why} {...pair} theme={theme} />
          ))}
        </Part>
      )}
      {guide?.words && <Words {...guide.words} />}
      {guide && <Access {...guide} tested={stories.flatMap(({ id, name: story }) => testedIn(id, story, tested))} />}
      <TokensUsed component={name} />
      <Part title="Props">
        <Controls />
      </Part>
      {isBlock ? <Links stories={stories} /> : <Stories includePrimary={false} title="States" />}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="doc-part">
      <h2>{title}</h2>
      {typeof children === 'string' ? <p>{withCode(children)}</p> : children}
    </section>
  );
}

function SideBySide({ yes, no, why, but, wide, theme }: Pair & { theme: string }) {
  return (
    <figure className="doc-pair" data-wide={wide}>
      <div data-right="yes">
        <span>Do</span>
        <div className="doc-stage sb-unstyled" data-theme={theme}>
          {yes()}
        </div>
        <p>{withCode(why)}</p>
      </div>
      <div data-right="no">
        <span>Do not</span>
        <div className="doc-stage sb-unstyled" data-theme={theme}>
          {no()}
        </div>
        <p>{withCode(but)}</p>
      </div>
    </figure>
  );
}

function Words({ rule, yes, no = {} }: NonNullable<Guide['words']>) {
  return (
    <Part title="Its words">
      <p>{rule}</p>
      <table>
        <thead>
          <tr>
            <th>Language</th>
            <th>Write</th>
            {Object.keys(no).length > 0 && <th>Not</th>}
          </tr>
        </thead>
        <tbody>
          {Object.entries(yes).map(([language, words]) => (
            <tr key={language}>
              <th scope="row">{language}</th>
              <td lang={language}>{words}</td>
              {Object.keys(no).length > 0 && <td lang={language}>{no[language] && <s>{no[language]}</s>}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}

interface Tested {
  id: string;
  name: string;
  what: string;
}

/** A story that says above itself what it holds. */
function testedIn(id: string, name: string, sentences: Readonly<Record<string, string>>): Tested[] {
  const what = sentences[name.replaceAll(' ', '')];
  return what ? [{ id, name, what }] : [];
}

function Access({ keys = {}, unseen, tested }: Guide & { tested: readonly Tested[] }) {
  return (
    <Part title="Accessibility">
      {Object.keys(keys).length > 0 && (
        <table>
          <thead>
            <tr>
              <th>Key</th>
              <th>What it does</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(keys).map(([key, does]) => (
              <tr key={key}>
                <th scope="row">
                  <kbd>{key}</kbd>
                </th>
                <td>{withCode(does)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        <strong>What axe does not see.</strong> {withCode(unseen)}
      </p>
      {tested.length > 0 && (
        <>
          <p>Held by its stories, in each theme, with axe at level error:</p>
          <ul>
            {tested.map(({ id, name, what }) => (
              <li key={id}>
                <a href={`?path=/story/${id}`} target="_top">
                  {name}
                </a>
                . {what}
              </li>
            ))}
          </ul>
        </>
      )}
    </Part>
  );
}

function Links({ stories }: { stories: readonly { id: string; name: string }[] }) {
  return (
    <Part title="States">
      <ul className="doc-links">
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={`?path=/story/${id}`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** `names` in back quotes as code. */
const withCode = (text: string): ReactNode[] => text.split('`').map((part, at) => (at % 2 === 1 ? <code key={`${at}`}>{part}</code> : part));

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

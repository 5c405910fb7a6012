import { formatProblem } from '../problem.ts';
import { readEstate } from '../read-estate-folder.ts';
import { someBlocks } from './block-rules.ts';
import { type FolderTexts, filesOf, smallFolder } from './small-folder.ts';

/** What is said of the small folder after a change: a line for each problem, or "no problem". */
export async function problemsAfter(change: (texts: FolderTexts) => void): Promise<string> {
  const texts = smallFolder();
  change(texts);
  const reading = await readEstate(filesOf(texts), { blocks: someBlocks });
  return reading.ok ? 'no problem' : reading.problems.map(formatProblem).join('\n');
}

/** Replaces the first `from` of a file. Throws where the file does not hold it: the change would be none. */
export function edit(file: string, from: string, to: string) {
  return (texts: FolderTexts) => {
    const text = texts[file] ?? '';
    if (!text.includes(from)) throw new Error(`${file} does not hold "${from}"`);
    texts[file] = text.replace(from, () => to);
  };
}

/** Several changes at once. */
export function edits(...changes: ((texts: FolderTexts) => void)[]) {
  return (texts: FolderTexts) => {
    for (const change of changes) change(texts);
  };
}

/** A file with this text. */
export function put(file: string, text: string) {
  return (texts: FolderTexts) => {
    texts[file] = text;
  };
}

/** Without the file. */
export function drop(file: string) {
  return (texts: FolderTexts) => {
    delete texts[file];
  };
}

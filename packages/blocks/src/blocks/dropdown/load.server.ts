import type { BlockAttributes, BlockHead } from '@parral/site/render';
import { paragraphsOf } from '../../lines/paragraphs.ts';
import type block from './block.ts';

/** Where it opens by a question, question and answer are told to search engines, word for word. */
export const head: BlockHead<BlockAttributes<typeof block>, null> = ({ attributes: { summary, text } }) =>
  summary.trimEnd().endsWith('?') ? { questions: [{ question: summary.trim(), answer: paragraphsOf(text).join(' ') }] } : {};

// Rooms that import this preview compile it too, and include no declarations of ours.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./virtual.d.ts" />
import type { ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/types';
import { native } from 'virtual:written';

const yesOrNo = new Set(['checked', 'defaultChecked', 'disabled', 'readOnly', 'required', 'spellCheck', 'autoFocus', 'aria-expanded', 'aria-pressed']);
const figures = new Set(['maxLength', 'minLength', 'rows', 'tabIndex']);

/**
 * A control for every prop: those of the browser that a component takes, and words where a part of a page may stand (unless the story puts
 * a drawn one there, which nobody writes by hand).
 */
export const controls: ArgTypesEnhancer = ({ argTypes, title, initialArgs }) => {
  const own = Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const isPart = type.table?.type?.summary === 'ReactNode';
      const isDrawn = typeof initialArgs[name] === 'object' && initialArgs[name] !== null;
      return [name, isPart ? { ...type, control: isDrawn ? false : { type: 'text' } } : type];
    }),
  ) as StrictArgTypes;
  const names = native[title.split('/').at(-1) ?? ''] ?? [];
  const added = names.filter((name) => !(name in own) && name !== 'ref').map((name) => [name, nativeType(name)]);
  return { ...own, ...(Object.fromEntries(added) as StrictArgTypes) };
};

function nativeType(name: string) {
  const table = { category: 'of the browser' };
  if (/^on[A-Z]/.test(name)) return { name, table, action: name, control: false };
  return { name, table, control: { type: yesOrNo.has(name) ? 'boolean' : figures.has(name) ? 'number' : 'text' } };
}

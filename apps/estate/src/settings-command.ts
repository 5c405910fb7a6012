import { type FileCommand, serverSettings, type Setting } from '@parral/api';
import { appSettings } from '@parral/site/http';
import { estateSettings } from './settings.ts';

/** Every setting, by who reads it. */
export const settingGroups: Readonly<Record<string, readonly Setting[]>> = {
  'The server': serverSettings,
  'Everything in one process': estateSettings,
  'An app that runs alone': appSettings,
};

/** `npm run estate -- settings`: what the environment may say. */
export const settingsCommand: FileCommand = {
  name: 'settings',
  usage: 'settings',
  summary: 'list every setting: what it is for, an example, and what holds without it',
  needs: 'files',
  run(_config, { json, output }) {
    output.print(json ? JSON.stringify(settingGroups) : settingsText());
    return Promise.resolve(0);
  },
};

/** The settings as the docs have them, in Markdown. */
export function settingsText(): string {
  return Object.entries(settingGroups)
    .map(([who, settings]) => `### ${who}\n\n| setting | what it is | for example | without it |\n|---|---|---|---|\n${settings.map(row).join('\n')}`)
    .join('\n\n');
}

const row = ({ name, purpose, example, fallback = '' }: Setting) =>
  `| \`${name}\` | ${purpose} | \`${example}\` | ${/^[\w.:/@-]+$/.test(fallback) ? `\`${fallback}\`` : fallback} |`;

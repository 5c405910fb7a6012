import { defaultLanguage } from '@parral/api-spec/languages';
import { readSettings } from '../features/office/index.ts';
import { addStaff, isRole, linkAddress, linkHours, listStaff, makeLink, removeStaff, roles, staffByEmail } from '../features/staff/index.ts';
import type { AppContext } from '../compose.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { type DatabaseCommand, type Invocation, refusal } from './command.ts';

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
const whichRole = `Roles: ${roles.join(', ')}.`;

/** Enters somebody of the office; the rules stand at `addStaff`. */
export const officeAdd: DatabaseCommand = {
  name: 'office add',
  usage: 'office add <e-mail> <role> <name…>',
  summary: `let somebody into the office (${roles.join(', ')}); prints the link by which they choose a password`,
  needs: 'database',
  async run(context, { args: [email, role, ...words], json, output }) {
    const name = words.join(' ').trim();
    if (email === undefined || role === undefined || name === '' || !isEmail(email) || !isRole(role)) {
      output.fail(`Who, and as what? For example: estate office add marta@my-winery.example owner "Marta Ruiz"\n${whichRole}`);
      return 2;
    }
    return printLink(context, { json, output }, () => addStaff(context, { name, email, role, language: defaultLanguage }));
  },
};

/** Makes another link for who lost it, the password or, with `lost`, the authenticator. */
export const officeLink: DatabaseCommand = {
  name: 'office link',
  usage: 'office link <e-mail> [lost]',
  summary: 'make another link to choose a password; lost: forget the authenticator too',
  needs: 'database',
  async run(context, { args: [email, lost], json, output }) {
    const staff = email === undefined ? null : await staffByEmail(context.db, email.toLowerCase());
    if (staff === null) return nobody(output);
    return printLink(context, { json, output }, () => makeLink(context, staff.id, { forgetSecondFactor: lost === 'lost' }));
  },
};

/** Shows how the house runs, as the office's settings do. */
export const officeSettings: DatabaseCommand = {
  name: 'office settings',
  usage: 'office settings',
  summary: 'show the days that the office closed, and what the folder sets of how the house runs, each with file and line',
  needs: 'database',
  async run({ db }, { json, output }) {
    const settings = await readSettings(db, defaultLanguage);
    if (json) output.print(JSON.stringify(settings));
    for (const { brand, day, reason } of json ? [] : settings.closed_days) output.print(['closed', day, brand, reason].join('\t'));
    for (const { name, of, lines, file, line } of json ? [] : settings.folder) output.print([name, of, lines.join('; ') || '–', `${file}:${line}`].join('\t'));
    return 0;
  },
};

/** Lists who may come into the office. */
export const officeList: DatabaseCommand = {
  name: 'office list',
  usage: 'office list',
  summary: 'list the people of the office: role, whether they chose a password and have an authenticator, when they last signed in',
  needs: 'database',
  async run({ db }, { json, output }) {
    const staff = (await listStaff(db)).map((row) => ({
      email: row.email,
      role: row.role,
      name: row.name,
      has_password: row.passwordHash !== null,
      has_second_factor: row.secondFactorAt !== null,
      last_signed_in_at: row.lastSignedInAt,
    }));
    if (json) output.print(JSON.stringify(staff));
    else if (staff.length === 0) output.print('Nobody. `estate office add` lets somebody in.');
    else
      for (const { email, role, name, has_password: hasPassword, has_second_factor: hasFactor, last_signed_in_at: last } of staff) {
        const state = !hasPassword ? 'link not used' : hasFactor ? 'password and authenticator' : 'password, no authenticator yet';
        output.print([email, role, name, state, last === null ? 'never signed in' : `last signed in ${last.toISOString().slice(0, 10)}`].join('\t'));
      }
    return 0;
  },
};

/** Shuts somebody out of the office at once. */
export const officeRemove: DatabaseCommand = {
  name: 'office remove',
  usage: 'office remove <e-mail>',
  summary: 'shut somebody out of the office from now on; what they did stays in the log',
  needs: 'database',
  async run(context, { args: [email], json, output }) {
    const staff = email === undefined ? null : await staffByEmail(context.db, email.toLowerCase());
    if (staff === null) return nobody(output);
    try {
      await removeStaff(context, staff.id);
    } catch (error) {
      return refusal(error, ApiError, { json, output });
    }
    output.print(json ? JSON.stringify({ ok: true }) : `${staff.name} is signed out everywhere and cannot sign in any more.`);
    return 0;
  },
};

type Out = Pick<Invocation, 'json' | 'output'>;

async function printLink({ config }: AppContext, { json, output }: Out, make: () => ReturnType<typeof addStaff>): Promise<number> {
  try {
    const { staff, token, endsAt } = await make();
    const link = linkAddress(config.publicUrl ?? `http://localhost:${config.port}`, token);
    if (json) output.print(JSON.stringify({ ok: true, email: staff.email, role: staff.role, link, valid_until: endsAt }));
    else {
      output.print(link);
      output.print(`It is shown this once. Hand it to ${staff.name}: it works for ${linkHours} hours, once. The authenticator comes after the password.`);
    }
    return 0;
  } catch (error) {
    return refusal(error, ApiError, { json, output });
  }
}

function nobody(output: Invocation['output']): number {
  output.fail('Nobody at the office has that e-mail address. `estate office list` shows them.');
  return 1;
}

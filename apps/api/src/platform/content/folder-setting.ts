import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';

export type SettingName = components['schemas']['OfficeSettingName'];

/** What the folder sets of how the house runs, as its people read it, with the file and line it stands in. */
export interface FolderSetting {
  name: SettingName;
  /** Whose it is: a brand's name, a visit's, or nothing where it holds for all. */
  of: Record<Language, string>;
  /** Empty: the folder says nothing, and the usual holds. */
  lines: Record<Language, string[]>;
  file: string;
  line: number;
}

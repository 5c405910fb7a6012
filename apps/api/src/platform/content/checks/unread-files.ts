import { languages } from '@parral/api-spec/languages';
import type { Report } from '../problem.ts';
import type { FolderFiles } from '../reading/folder-files.ts';

const readPatterns = [
  // Papers for people: README.md, VOICE.md.
  /^[A-Z-]+\.md$/,
  /^(?:brands|lists|press|projects|redirects|shipping|videos)\.yaml$/,
  /^catalogue\/[a-z0-9-]+\/[^/]+\.yaml$/,
  /^experiences\/(?:[^/]+\/)?[^/]+\.yaml$/,
  /^vouchers\/(?:coupons|gifts|visits)\.yaml$/,
  /^club\/(?:members|club)\.yaml$/,
  /^pages\/partials\/[a-z0-9-]+\.liquid$/,
  /^pages\/(?!partials\/)[a-z0-9-]+\/[^/]+\/.+\.liquid$/,
  new RegExp(`^mail/(?:layout|[a-z-]+\\.(?:${languages.join('|')}))\\.liquid$`),
  /^images\//,
  /^themes\/[a-z0-9-]+\/(?:theme\.yaml|[\w-]+\.(?:woff2|svg))$/,
];

/** A file that nothing reads is most often a slip in its name: it is reported, not passed over. */
export function checkUnreadFiles(files: FolderFiles, report: Report): void {
  for (const file of files.names)
    if (!readPatterns.some((pattern) => pattern.test(file)))
      report({
        file,
        line: 1,
        field: '',
        message: 'no part of the site reads a file of this name: rename it (see the estate folder’s README), or take it out of the folder',
      });
}

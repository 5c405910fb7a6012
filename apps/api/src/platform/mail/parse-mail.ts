/** A mail as people read it. */
export interface ParsedMail {
  to: string;
  from: string;
  replyTo: string;
  subject: string;
  html: string;
  text: string;
  attachments: { filename: string; contentType: string; content: string }[];
}

/** Reads a mail that this server wrote: multipart/alternative or a single text part, perhaps with files. Not for mail of others. */
export function parseMail(source: string): ParsedMail {
  const { headers, body } = split(source.replace(/\r\n/g, '\n'));
  const all = partsOf(headers, body);
  const files = all.filter((entry) => entry.headers.get('content-disposition')?.startsWith('attachment') === true);
  const parts = all.filter((entry) => !files.includes(entry));
  const part = (type: string) => parts.find((entry) => (entry.headers.get('content-type') ?? 'text/plain').startsWith(type));
  return {
    to: word(headers.get('to') ?? ''),
    from: word(headers.get('from') ?? ''),
    replyTo: word(headers.get('reply-to') ?? ''),
    subject: word(headers.get('subject') ?? ''),
    html: decoded(part('text/html')),
    text: decoded(part('text/plain')),
    attachments: files.map((file) => ({
      filename: /filename="?([^";]+)"?/.exec(file.headers.get('content-disposition') ?? '')?.[1] ?? '',
      contentType: file.headers.get('content-type') ?? '',
      content: decoded(file),
    })),
  };
}

interface Part {
  headers: Map<string, string>;
  body: string;
}

function split(source: string): Part {
  const end = source.indexOf('\n\n');
  const head = source.slice(0, end === -1 ? undefined : end).replace(/\n[ \t]+/g, ' ');
  const lines = head.split('\n').map((line) => /^([^:]+):\s*(.*)$/.exec(line));
  return {
    headers: new Map(lines.flatMap((found) => (found === null ? [] : [[found[1]?.toLowerCase() ?? '', found[2] ?? ''] as const]))),
    body: end === -1 ? '' : source.slice(end + 2),
  };
}

function partsOf(headers: Part['headers'], body: string): Part[] {
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1];
  if (boundary === undefined) return [{ headers, body }];
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\n/, '')))
    .flatMap((part) => partsOf(part.headers, part.body));
}

function decoded(part: Part | undefined): string {
  if (part === undefined) return '';
  const encoding = part.headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(part.body, 'base64').toString('utf8');
  if (encoding === 'quoted-printable') return quotedPrintable(part.body.replace(/=\n/g, ''));
  return part.body;
}

function quotedPrintable(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** A header with its encoded words read (RFC 2047). */
function word(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString('utf8') : quotedPrintable(text.replace(/_/g, ' ')),
    );
}

import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/api-error.ts';
import type { Config } from '../config/config.ts';
import { escapeHtml as text, sendPage } from '../http/html-page.ts';
import { listMails, readMail } from './mail-folder.ts';
import { mailFolder } from './transport.ts';

/** `/sandbox/mail`: the mails in the data folder. Not there when mails leave by SMTP, nor in production. */
export function installMailPages(app: FastifyInstance, config: Config): void {
  if (config.smtpUrl !== undefined || config.nodeEnv === 'production') return;
  const folder = mailFolder(config);
  app.get('/sandbox/mail', async (_request, reply) => {
    const mails = await listMails(folder);
    const rows = mails.map(
      ({ id, date, to, subject }) =>
        `<tr><td>${date.slice(0, 19).replace('T', ' ')}</td><td>${text(to)}</td><td><a href="/sandbox/mail/${id}">${text(subject)}</a></td></tr>`,
    );
    const list = `<table><thead><tr><th scope="col">Written (UTC)</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
    return sendPage(
      reply,
      'Mail',
      `<h1>Mail</h1><p>No SMTP_URL is set, so mails stay in the data folder.</p>${mails.length === 0 ? '<p>There are none yet.</p>' : list}`,
    );
  });
  app.get<{ Params: { id: string } }>('/sandbox/mail/:id', async ({ params }, reply) => {
    const { from, to, subject, text: plain } = await found(params.id);
    const frame = `<iframe title="The mail" src="/sandbox/mail/${params.id}/html" sandbox="allow-top-navigation-by-user-activation"></iframe>`;
    return sendPage(
      reply,
      subject,
      `<p><a href="/sandbox/mail">All mails</a></p><h1>${text(subject)}</h1><p>From ${text(from)}<br>To ${text(to)}</p>${frame}<h2>As plain text</h2><pre>${text(plain)}</pre>`,
    );
  });
  app.get<{ Params: { id: string } }>('/sandbox/mail/:id/html', async ({ params }, reply) => {
    const { html } = await found(params.id);
    // A mail of any house shows that house's own pictures, as a mail program does.
    return reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; frame-ancestors 'self'; form-action 'none'",
      )
      .header('x-frame-options', 'SAMEORIGIN')
      .type('text/html; charset=utf-8')
      .send(html.replace(/<head>/i, '<head><base target="_top">'));
  });

  async function found(id: string) {
    const mail = await readMail(folder, id);
    if (mail === null) throw new ApiError('NOT_FOUND');
    return mail;
  }
}

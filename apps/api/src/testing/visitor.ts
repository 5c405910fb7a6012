import type { FastifyInstance } from 'fastify';
import { record } from './recorder.ts';

export interface Reply<B = unknown> {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: B;
  text: string;
}

interface RequestOptions {
  headers?: Record<string, string>;
  remoteAddress?: string;
}

/** A browser's part in a test: it keeps its cookies and sends the Origin of its own host. */
export class Visitor {
  readonly #app: FastifyInstance;
  readonly cookies = new Map<string, string>();
  readonly host: string;

  constructor(app: FastifyInstance, host = 'localhost') {
    this.#app = app;
    this.host = host;
  }

  get<B = unknown>(url: string, options: RequestOptions = {}): Promise<Reply<B>> {
    return this.send<B>('GET', url, undefined, options);
  }

  post<B = unknown>(url: string, body?: unknown, options: RequestOptions = {}): Promise<Reply<B>> {
    return this.send<B>('POST', url, body, options);
  }

  delete<B = unknown>(url: string, options: RequestOptions = {}): Promise<Reply<B>> {
    return this.send<B>('DELETE', url, undefined, options);
  }

  /** Sends a request; an object goes as JSON, text as it is with the content type given. */
  async send<B>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body: unknown,
    { headers = {}, remoteAddress = '127.0.0.1' }: RequestOptions,
  ): Promise<Reply<B>> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const own = { host: this.host, ...(method !== 'GET' && { origin: `http://${this.host}` }), ...(cookie !== '' && { cookie }) };
    const json = body !== undefined && typeof body !== 'string';
    const response = await this.#app.inject({
      method,
      url,
      remoteAddress,
      headers: { ...own, ...(json && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { payload: json ? JSON.stringify(body) : body }),
    });
    for (const { name, value, maxAge, expires } of response.cookies) {
      if (value === '' || maxAge === 0 || (expires !== undefined && expires.getTime() < Date.now())) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const type = response.headers['content-type'] ?? '';
    const answer: unknown = type.includes('json') ? response.json() : response.body;
    record({ method, url, sent: body, status: response.statusCode, type, answer });
    return { status: response.statusCode, headers: response.headers, text: response.body, body: answer as B };
  }
}

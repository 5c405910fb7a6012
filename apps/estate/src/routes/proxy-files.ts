/** The routes of an estate as the proxies read them. */
import { type Part, parts, type Route } from './list-routes.ts';

/** Addresses of each part, `host:port`, several of one for several servers. */
export type Upstreams = Readonly<Record<Exclude<Part, 'any'>, readonly string[]>>;

export const localUpstreams: Upstreams = {
  api: ['127.0.0.1:3001'],
  shop: ['127.0.0.1:3002'],
  booking: ['127.0.0.1:3003'],
  club: ['127.0.0.1:3004'],
  content: ['127.0.0.1:3005'],
  office: ['127.0.0.1:3006'],
};

const addressesOf = (part: Part, upstreams: Upstreams) =>
  part === 'any' ? [...upstreams.content, ...upstreams.shop, ...upstreams.booking, ...upstreams.club] : upstreams[part];

const header = (program: string) => `# Written by \`estate routes ${program}\`: write it again when pages are added to the estate folder or move.`;

/** For nginx, inside `http {}`: where each part answers, and `$parral_part`, the name of the group that a request belongs to. */
export function nginxRoutes(routes: readonly Route[], upstreams: Upstreams): string {
  const groups = parts.map((part) => {
    const servers = addressesOf(part, upstreams).map((address) => `  server ${address} max_fails=3 fail_timeout=2s;`);
    return `upstream parral_${part} {\n${servers.join('\n')}\n  keepalive 32;\n}`;
  });
  const lines = routes.map(({ part, pattern, hosts }) => `  "~^${hosts ? `(${hosts.map(escaped).join('|')})` : '[^/]+'}(${pattern})$" parral_${part};`);
  return `${header('nginx')}\n${groups.join('\n')}\n\nmap "$host$uri" $parral_part {\n  default parral_any;\n${lines.join('\n')}\n}\n`;
}

/** For Caddy: the snippet `(parral)`, which a site imports. It hands on, and shows the house's own page for what does not answer. */
export function caddyRoutes(routes: readonly Route[], upstreams: Upstreams): string {
  const to = (part: Part) => {
    const each = addressesOf(part, upstreams).join(' ');
    return `reverse_proxy ${part === 'any' ? '' : '@part '}${each} {
      lb_policy ${part === 'any' ? 'first' : 'round_robin'}
      lb_try_duration 2s
      lb_try_interval 100ms
      fail_duration 2s
      transport http {
        dial_timeout 2s
        response_header_timeout 40s
      }
    }`;
  };
  const handled = routes.map(({ part, pattern, hosts }, at) => {
    const matcher = [`path_regexp ^(${pattern})$`, ...(hosts ? [`host ${hosts.join(' ')}`] : [])];
    return `    @part${at} {\n${matcher.map((line) => `      ${line}`).join('\n')}\n    }\n    ${to(part).replace('@part', `@part${at}`)}`;
  });
  const any = addressesOf('any', upstreams).join(' ');
  return `${header('caddy')}
(parral) {
  request_header X-Request-Id {http.request.uuid}
  encode zstd gzip
  route {
${handled.join('\n')}
    ${to('any')}
  }
  handle_errors {
    @api path /api/*
    respond @api \`{"detail":"INTERNAL_ERROR","message":"The server does not answer; please try again in a moment."}\` 503
    rewrite * /unavailable?next={http.request.orig_uri.path}
    reverse_proxy ${any} {
      method GET
      lb_policy first
      lb_try_duration 2s
      fail_duration 2s
    }
  }
}
`;
}

const escaped = (host: string) => host.replaceAll('.', '\\.');

import { schemaBreaks } from './compare-schemas.ts';
import { type Body, type Description, type Operation, resolved } from './description.ts';

/**
 * What of a change breaks programs that were written for the description before: calls, parameters, fields and answers that are gone or
 * asked for more strictly. Empty: only something was added, and they go on. Each says the call and the place.
 */
export function breaks(before: Description, after: Description): string[] {
  return Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, old]) => {
      const call = `${method.toUpperCase()} ${path}`;
      const now = after.paths[path]?.[method];
      if (now === undefined) return [`${call}: is gone`];
      return [
        ...(old.operationId === now.operationId ? [] : [`${call}: is called ${now.operationId}, and was ${old.operationId}`]),
        ...askedBreaks(old, now),
        ...parameterBreaks(before, after, old, now),
        ...bodyBreaks(before, after, old, now),
        ...answerBreaks(before, after, old, now),
      ].map((what) => (what.startsWith(call) ? what : `${call} ${what}`));
    }),
  );
}

/** Each way in that there was is still one: nobody, a session, a token with that scope. */
function askedBreaks(old: Operation, now: Operation): string[] {
  const ways = ({ security = [] }: Operation) => security.map((one) => JSON.stringify(one));
  const left = new Set(ways(now));
  return ways(old).flatMap((way) => (left.has(way) ? [] : [`security: ${way} opens it no longer`]));
}

function parameterBreaks(before: Description, after: Description, old: Operation, now: Operation): string[] {
  const found = (old.parameters ?? []).flatMap((parameter) => {
    const at = `parameter ${parameter.name}`;
    const same = (now.parameters ?? []).find((one) => one.name === parameter.name && one.in === parameter.in);
    if (same === undefined) return [`${at}: is gone`];
    const asked = same.required === true && parameter.required !== true ? [`${at}: must be sent now`] : [];
    return [...asked, ...schemaBreaks({ before, after, direction: 'sent' }, parameter.schema ?? {}, same.schema ?? {}, at)];
  });
  const added = (now.parameters ?? []).filter(
    (one) => one.required === true && !(old.parameters ?? []).some((known) => known.name === one.name && known.in === one.in),
  );
  return [...found, ...added.map(({ name }) => `parameter ${name}: must be sent now`)];
}

function bodyBreaks(before: Description, after: Description, old: Operation, now: Operation): string[] {
  if (now.requestBody === undefined) return old.requestBody === undefined ? [] : ['body: is taken no longer'];
  if (old.requestBody === undefined) return now.requestBody.required === true ? ['body: must be sent now'] : [];
  const asked = now.requestBody.required === true && old.requestBody.required !== true ? ['body: must be sent now'] : [];
  return [...asked, ...mediaBreaks(before, after, old.requestBody, now.requestBody, 'sent')];
}

/** Of what goes well; which refusals there are may change. */
function answerBreaks(before: Description, after: Description, old: Operation, now: Operation): string[] {
  return Object.entries(old.responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, answer]) => {
      const same = now.responses[status];
      return same === undefined ? [`answer ${status}: is gone`] : mediaBreaks(before, after, answer, same, 'answered');
    });
}

function mediaBreaks(before: Description, after: Description, old: Body, now: Body, direction: 'sent' | 'answered'): string[] {
  const at = direction === 'sent' ? 'body' : 'answer';
  return Object.entries(resolved(before, old).content ?? {}).flatMap(([type, { schema = {} }]) => {
    const same = resolved(after, now).content?.[type];
    return same === undefined ? [`${at}: is no longer ${type}`] : schemaBreaks({ before, after, direction }, schema, same.schema ?? {}, at);
  });
}

/** A form body as Stripe reads it: text, lists and nested groups. Groups have no prototype, so no key of a caller reaches one. */
export type FormValue = string | FormValue[] | FormGroup;
export type FormGroup = { [key: string]: FormValue };

const decode = (text: string) => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

const emptyGroup = (): FormGroup => Object.create(null) as FormGroup;

/** Reads `a=1&b[c]=2&d[]=3&e[0][f]=4`. Lists are `[]` or `[0]`, `[1]`…; everything stays text. */
export function parseForm(body: string): FormGroup {
  const root = emptyGroup();
  if (body === '') return root;
  for (const pair of body.split('&')) {
    if (pair === '') continue;
    const cut = pair.indexOf('=');
    const name = decode(cut === -1 ? pair : pair.slice(0, cut));
    const value = cut === -1 ? '' : decode(pair.slice(cut + 1));
    put(root, path(name), value);
  }
  return lists(root) as FormGroup;
}

function path(name: string): string[] {
  const open = name.indexOf('[');
  if (open <= 0 || !name.endsWith(']')) return [name];
  return [name.slice(0, open), ...name.slice(open + 1, -1).split('][')].slice(0, 8);
}

function put(root: FormGroup, parts: string[], value: string): void {
  let group = root;
  for (const [depth, part] of parts.entries()) {
    const key = part === '' ? String(Object.keys(group).length) : part;
    if (depth === parts.length - 1) {
      group[key] = value;
      return;
    }
    const next = group[key];
    group = typeof next === 'object' && !Array.isArray(next) ? next : (group[key] = emptyGroup());
  }
}

function lists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const keys = Object.keys(value);
  for (const key of keys) value[key] = lists(value[key] as FormValue);
  const isList = keys.length > 0 && keys.every((key, index) => key === String(index));
  return isList ? keys.map((key) => value[key] as FormValue) : value;
}

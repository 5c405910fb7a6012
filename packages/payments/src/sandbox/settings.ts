import type { Parameters } from './api/parameters.ts';
import { badParameter } from './api/refusal.ts';

/** How webhooks are sent; each can be changed while the sandbox runs. */
export type WebhookSettings = {
  /** Milliseconds between an event and its first delivery. */
  delayMs: number;
  /** How often each event is delivered; 1 is once. */
  repeat: number;
  /** Events are gathered for a moment and sent last first. */
  reorder: boolean;
  /** The share of events that are never delivered, 0 (none) to 1 (all). */
  drop: number;
};

export const plainWebhooks: WebhookSettings = { delayMs: 0, repeat: 1, reorder: false, drop: 0 };

/**
 * Webhook settings from the environment: SANDBOX_WEBHOOK_DELAY_MS, SANDBOX_WEBHOOK_REPEAT,
 * SANDBOX_WEBHOOK_REORDER (true), SANDBOX_WEBHOOK_DROP (true, or a share such as 0.3).
 * @throws Error naming the variable and what it may hold.
 */
export function webhookSettingsFrom(environment: Record<string, string | undefined>): WebhookSettings {
  const settings = { ...plainWebhooks };
  const names = {
    delayMs: 'SANDBOX_WEBHOOK_DELAY_MS',
    repeat: 'SANDBOX_WEBHOOK_REPEAT',
    reorder: 'SANDBOX_WEBHOOK_REORDER',
    drop: 'SANDBOX_WEBHOOK_DROP',
  } as const;
  for (const [key, name] of Object.entries(names) as [keyof WebhookSettings, string][]) {
    const text = environment[name];
    if (text === undefined || text === '') continue;
    const value = read(key, text);
    if (value === null) throw new Error(`${name}=${text} cannot be used: it takes ${forms[key]}.`);
    Object.assign(settings, { [key]: value });
  }
  return settings;
}

/** Lays the parameters of the webhooks test helper (delay_ms, repeat, reorder, drop) over the settings in force. */
export function changeSettings(settings: WebhookSettings, parameters: Parameters): void {
  const names = { delay_ms: 'delayMs', repeat: 'repeat', reorder: 'reorder', drop: 'drop' } as const;
  parameters.only(new Set(Object.keys(names)));
  for (const [name, key] of Object.entries(names)) {
    const text = parameters.text(name);
    if (text === null) continue;
    const value = read(key, text);
    if (value === null) throw badParameter(`Invalid ${name}: ${text}. It takes ${forms[key]}.`, name);
    Object.assign(settings, { [key]: value });
  }
}

const forms: Record<keyof WebhookSettings, string> = {
  delayMs: 'whole milliseconds',
  repeat: 'a whole number from 1 to 20',
  reorder: 'true or false',
  drop: 'true, false or a share from 0 to 1',
};

function read(key: keyof WebhookSettings, text: string): number | boolean | null {
  if (key === 'reorder') return text === 'true' ? true : text === 'false' ? false : null;
  const value = key === 'drop' && (text === 'true' || text === 'false') ? Number(text === 'true') : Number(text);
  if (Number.isNaN(value) || value < 0) return null;
  if (key === 'drop') return value <= 1 ? value : null;
  if (!Number.isInteger(value)) return null;
  return key === 'repeat' && (value < 1 || value > 20) ? null : value;
}

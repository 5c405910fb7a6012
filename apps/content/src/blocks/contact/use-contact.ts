import { ApiError, createClient } from '@parral/api-client';
import type { Language } from '@parral/api-spec/languages';
import { BotCheckFailed, useBotCheck } from '@parral/site/browser';
import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { contactPayload, faultsOf, refusedFields, valuesOf, type ContactFaults } from './contact-form.ts';
import type { ContactData } from './load.server.ts';
import { prefill } from './prefill.ts';

export type Outcome = { kind: 'sent'; email: string } | { kind: 'many' | 'failed' };

const client = createClient({ baseUrl: '' });

/** A message on its way: filled in for members, checked, sent once, and what became of it. */
export function useContact(pageId: string, language: Language, botCheck: ContactData['botCheck']) {
  const { form: watched, submit: checked, state: checking } = useBotCheck(botCheck);
  const [faults, setFaults] = useState<ContactFaults>({});
  const [attempts, setAttempts] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const form = useCallback(
    (element: HTMLFormElement | null) => {
      const stop = watched(element);
      if (element) void prefill(client, element, language);
      return stop;
    },
    [watched, language],
  );

  // The summary is drawn with the faults of an attempt: only then can it take the focus.
  useEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);

  function refuse(found: ContactFaults): void {
    setFaults(found);
    setAttempts((count) => count + 1);
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setOutcome(null);
    const values = valuesOf(event.currentTarget);
    const found = faultsOf(values);
    if (Object.keys(found).length > 0) return refuse(found);
    setFaults({});
    setBusy(true);
    try {
      await checked((captcha_key) => client.sendContactMessage({ path: { pageId }, body: contactPayload(values, captcha_key) }));
      setOutcome({ kind: 'sent', email: values.email });
    } catch (error) {
      if (error instanceof BotCheckFailed) return;
      console.error('the message could not be sent', error);
      const refused = error instanceof ApiError ? refusedFields(error.fields) : {};
      if (Object.keys(refused).length > 0) refuse(refused);
      else setOutcome({ kind: error instanceof ApiError && error.status === 429 ? 'many' : 'failed' });
    } finally {
      setBusy(false);
    }
  }

  return {
    form,
    submit,
    summary,
    faults,
    outcome,
    busy,
    checking,
    /** Once something was wrong, every change is looked at. */
    change: (event: SyntheticEvent<HTMLFormElement>) => attempts > 0 && setFaults(faultsOf(valuesOf(event.currentTarget))),
  };
}

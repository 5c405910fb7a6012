import { zodResolver } from '@parral/site/forms';
import { ApiError } from '@parral/api-client';
import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import { isSessionEnded } from '../session/session-ended.ts';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';
import type { Fault } from './faults.ts';
import type { schemaOf } from './schema.ts';

export type EditProblem = 'ended' | 'failed';

export interface EditFormOptions<Values extends FieldValues, Saved> {
  /** names the draft in this tab */
  name: string;
  /** whose data these are: a draft of another member is not shown */
  owner: string;
  headingId: string;
  /** as the server has it */
  loaded: Values;
  schema: ReturnType<typeof schemaOf<Values>>;
  save: (values: Values) => Promise<Saved>;
  /** what was saved, as values again */
  valuesOf: (saved: Saved) => Values;
  /** the form's field of a path that the server found wrong */
  fieldOf: (path: string) => FieldPath<Values> | undefined;
  onFailed: () => void;
  onSaved?: (saved: Saved) => void;
}

/**
 * View and edit (specification section 4): Cancel restores what was loaded, Save sends and shows it. What is typed is
 * kept in the tab until then, so that a session that ends meanwhile loses nothing.
 */
export function useEditForm<Values extends FieldValues, Saved>(options: EditFormOptions<Values, Saved>) {
  const { name, owner, headingId, schema, save, valuesOf, fieldOf, onFailed, onSaved } = options;
  const [loaded, setLoaded] = useState(options.loaded);
  const [editing, setEditing] = useState(false);
  const [problem, setProblem] = useState<EditProblem | null>(null);
  const [told, setTold] = useState<'saved' | 'restored' | null>(null);
  const form = useForm<Values>({ defaultValues: loaded as DefaultValues<Values>, resolver: zodResolver(schema) as never, shouldFocusError: false });

  const atFirst = useRef(options.loaded);
  useEffect(() => {
    const draft = readDraft(name, owner, atFirst.current);
    if (!draft) return;
    form.reset(draft, { keepDefaultValues: true });
    setEditing(true);
    setTold('restored');
  }, [form, name, owner]);

  useEffect(() => {
    if (!editing) return undefined;
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(name, owner, values) });
  }, [editing, form, name, owner]);

  function close() {
    forgetDraft(name);
    setEditing(false);
    setProblem(null);
    toHeading(headingId);
  }

  async function send(values: Values) {
    setProblem(null);
    try {
      const saved = await save(values);
      const next = valuesOf(saved);
      setLoaded(next);
      form.reset(next);
      close();
      setTold('saved');
      onSaved?.(saved);
    } catch (error) {
      const faults = error instanceof ApiError ? Object.entries(error.fields) : [];
      const known = faults.flatMap(([path, code]) => fieldOf(path) ?? (console.error(`the server refused ${path}: ${code}`), []));
      for (const path of known) form.setError(path, { type: 'server', message: 'refused' satisfies Fault });
      if (isSessionEnded(error)) setProblem('ended');
      else if (known.length === 0) setProblem('failed');
      if (known.length > 0) onFailed();
      if (!isSessionEnded(error) && known.length === 0) console.error(`${name} could not be saved`, error);
    }
  }

  return {
    form,
    loaded,
    editing,
    problem,
    told,
    saving: form.formState.isSubmitting,
    edit() {
      setTold(null);
      setEditing(true);
      toHeading(headingId);
    },
    cancel() {
      form.reset(loaded);
      setTold(null);
      close();
    },
    submit: form.handleSubmit(send, onFailed),
  };
}

/** The button that was pressed is gone once the form opens or closes: the focus goes on from the heading. */
function toHeading(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

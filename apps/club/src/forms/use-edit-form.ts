import { type FormSchema, setServerErrors, useFocusAfterRender, zodResolver } from '@parral/site/forms';
import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import { memberDraft } from './member-draft.ts';
import { type SendingFailure, sendingFailure } from './sending-failure.ts';

export interface EditFormOptions<Values extends FieldValues, Saved> {
  /** names the draft in this tab */
  name: string;
  /** whose data these are: a draft of another member is not shown */
  owner: string;
  headingId: string;
  /** as the server has it */
  loaded: Values;
  schema: FormSchema<Values>;
  save: (values: Values) => Promise<Saved>;
  /** what was saved, as values again */
  valuesOf: (saved: Saved) => Values;
  /** the form's field of a path that the server found wrong */
  fieldOf: (path: string) => FieldPath<Values> | undefined;
  /** There are errors at fields. */
  onInvalid: () => void;
  onSaved?: (saved: Saved) => void;
}

/**
 * View and edit (specification section 4): Cancel restores what was loaded, Save sends and shows it. What is typed is
 * kept in the tab until then, so that a session that ends meanwhile loses nothing.
 */
export function useEditForm<Values extends FieldValues, Saved>(options: EditFormOptions<Values, Saved>) {
  const { name, owner, headingId, schema, save, valuesOf, fieldOf, onInvalid, onSaved } = options;
  const [loaded, setLoaded] = useState(options.loaded);
  const [draft] = useState(() => memberDraft(name, owner, options.loaded));
  const atFirst = useRef(draft);
  const [editing, setEditing] = useState(false);
  const [failure, setFailure] = useState<SendingFailure | null>(null);
  const [outcome, setOutcome] = useState<'saved' | 'restored' | null>(null);
  // The button that was pressed is gone once the form opens or closes: the focus goes on from the heading.
  const focusAfterRender = useFocusAfterRender();
  const form = useForm<Values>({ defaultValues: loaded as DefaultValues<Values>, resolver: zodResolver(schema), shouldFocusError: false });

  useEffect(() => {
    const kept = atFirst.current.read();
    if (!kept) return;
    form.reset(kept, { keepDefaultValues: true });
    setEditing(true);
    setOutcome('restored');
  }, [form]);

  useEffect(() => {
    if (!editing) return undefined;
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) });
  }, [editing, form, draft]);

  function close() {
    draft.forget();
    setEditing(false);
    setFailure(null);
    focusAfterRender(headingId);
  }

  async function send(values: Values) {
    setFailure(null);
    try {
      const saved = await save(values);
      const next = valuesOf(saved);
      setLoaded(next);
      form.reset(next);
      close();
      setOutcome('saved');
      onSaved?.(saved);
    } catch (error) {
      if (setServerErrors(form, error, fieldOf)) return onInvalid();
      const why = sendingFailure(error);
      if (why !== 'ended') console.error(`${name} could not be saved`, error);
      setFailure(why);
    }
  }

  return {
    form,
    loaded,
    editing,
    failure,
    outcome,
    saving: form.formState.isSubmitting,
    edit() {
      setOutcome(null);
      setEditing(true);
      focusAfterRender(headingId);
    },
    cancel() {
      form.reset(loaded);
      setOutcome(null);
      close();
    },
    submit: form.handleSubmit(send, onInvalid),
  };
}

import type { ReactNode, SyntheticEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Panel } from '../Panel/Panel.tsx';
import * as css from './EditPanel.css.ts';

export interface EditPanelProps {
  title: string;
  /** id of the heading: focus goes there when the panel opens and closes */
  headingId: string;
  editing: boolean;
  /** what is shown while nobody edits: a DataList */
  preview: ReactNode;
  /** the fields */
  children: ReactNode;
  /** above the fields: an ErrorSummary, a Notice */
  before?: ReactNode;
  /** with the title read after it, so that two panels' buttons differ */
  editLabel: string;
  saveLabel: string;
  cancelLabel: string;
  onEdit: () => void;
  onCancel: () => void;
  /** the form was sent; the event is already kept from the browser */
  onSave: () => void;
  saving?: boolean;
  /** what came of it, said quietly */
  status?: ReactNode;
}

/** Something that is read until it is edited, then a form with Save and Cancel. Parts of one form are Panels. */
export function EditPanel(props: EditPanelProps) {
  const { title, headingId, editing, preview, children, before, editLabel, saveLabel, cancelLabel, onEdit, onCancel, onSave, saving, status } = props;
  const heading = (
    <Heading level={2} size="minor" id={headingId}>
      {title}
    </Heading>
  );
  if (!editing)
    return (
      <Panel
        heading={heading}
        labelledBy={headingId}
        action={
          <Button variant="quiet" size="small" onClick={onEdit} aria-describedby={headingId}>
            {editLabel}
          </Button>
        }
      >
        {before}
        {preview}
        {status}
      </Panel>
    );
  return (
    <Panel heading={heading} labelledBy={headingId}>
      <form
        noValidate
        className={css.form}
        aria-labelledby={headingId}
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          if (!saving) onSave();
        }}
      >
        {before}
        {children}
        <div className={css.foot}>
          <Button type="submit" busy={saving}>
            {saveLabel}
          </Button>
          <Button variant="outline" onClick={onCancel} disabled={saving}>
            {cancelLabel}
          </Button>
          {status}
        </div>
      </form>
    </Panel>
  );
}

import { useWords } from '@parral/site/words';
import { Button, Fieldset, Heading, Panel, Stack, Text } from '@parral/ui';
import type { ReactNode } from 'react';
import type { Section } from '../form/checkout-values.ts';

interface SectionPanelProps {
  section: Section;
  /** Shown as fields, or as a preview. */
  editing: boolean;
  preview: string;
  /** After step one: what Edit and Save do. Before, a section has neither. */
  onEdit?: (() => void) | undefined;
  onSave?: (() => void) | undefined;
  saving: boolean;
  children: ReactNode;
}

/** One part of the checkout: open with its fields, or folded to a line of what was typed. */
export function SectionPanel({ section, editing, preview, onEdit, onSave, saving, children }: SectionPanelProps) {
  const t = useWords('shop/checkout');
  const title = t(`section_${section}`);
  const action = editing
    ? onSave && (
        <Button variant="quiet" size="small" onClick={onSave} busy={saving} aria-label={t('save_section', { section: title })}>
          {saving ? t('saving') : t('save')}
        </Button>
      )
    : onEdit && (
        <Button variant="quiet" size="small" onClick={onEdit} aria-label={t('edit_section', { section: title })}>
          {t('edit')}
        </Button>
      );
  return (
    <Panel
      heading={
        <Heading level={2} size="minor" id={`section-${section}`}>
          {title}
        </Heading>
      }
      action={action}
    >
      {editing ? (
        <Fieldset legend={title} legendSize="hidden">
          <Stack gap={20}>{children}</Stack>
        </Fieldset>
      ) : (
        <Text size="small" tone="muted">
          {preview}
        </Text>
      )}
    </Panel>
  );
}

import type { components } from '@parral/api-spec';
import { Runtime } from '@parral/site/browser';
import { useWords } from '@parral/site/words';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { Heading, Stack, StatusMessage, Text, ToggleList } from '@parral/ui';
import { FailureNotice } from '../../forms/FailureNotice.tsx';
import type block from './block.ts';
import { usePreferences } from './use-preferences.ts';

type PreferencesProps = BlockProps<BlockAttributes<typeof block>, components['schemas']['ProductPreferences']>;

/** What the member likes, each saved as it is marked. */
export default function Preferences(props: PreferencesProps) {
  return (
    <Runtime>
      <PreferenceToggles {...props} />
    </Runtime>
  );
}

function PreferenceToggles({ data }: PreferencesProps) {
  const t = useWords('club/preferences');
  const { chosen, state, toggle, retry } = usePreferences(data.product_preferences);
  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <Heading level={2} size="small" id="preferences">
          {t('title')}
        </Heading>
        <Text tone="muted" id="preferences-lead">
          {t('lead')}
        </Text>
      </Stack>
      <ToggleList
        label={t('title')}
        describedBy="preferences-lead"
        options={data.options.map(({ value, text }) => ({ value, label: text }))}
        chosen={chosen}
        saving={state === 'saving'}
        onToggle={toggle}
      />
      {/* Any other failure is a line beside what is marked again as it was. */}
      <FailureNotice<never>
        failure={state === 'ended' || state === 'offline' ? state : null}
        words={() => ({ title: '', text: '' })}
        kept={false}
        onRetry={retry}
        busy={false}
      />
      <StatusMessage>{state === 'idle' || state === 'ended' || state === 'offline' ? '' : t(state)}</StatusMessage>
    </Stack>
  );
}

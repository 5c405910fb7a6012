import { Button, Heading, Inline, Stack, Text } from '@parral/ui';
import { stepTitleId } from '../steps/step-title-id.ts';
import * as css from '../VisitBooking.css.ts';
import type { BookingPage } from './booking-context.ts';

interface ErrorViewProps extends Pick<BookingPage, 't' | 'experiencesUrl' | 'homeUrl'> {
  kind: 'conflict' | 'default';
  /** Back to the dates; offered after a conflict only (specification section 2). */
  onBack: () => void;
}

/** What went wrong with a booking, and the ways on: book again, home, and after a conflict another date (specification section 8). */
export function ErrorView({ kind, onBack, t, experiencesUrl, homeUrl }: ErrorViewProps) {
  const isConflict = kind === 'conflict';
  return (
    <div role="alert" className={css.alone}>
      <Stack gap={32}>
        <Stack gap={16}>
          <Heading level={2} size="form" id={stepTitleId}>
            {t('error_title')}
          </Heading>
          <Text size="lead" narrow>
            {t(isConflict ? 'error_conflict' : 'error_default')}
          </Text>
        </Stack>
        <Inline gap={16}>
          {isConflict && <Button onClick={onBack}>{t('other_date')}</Button>}
          <Button href={experiencesUrl} variant={isConflict ? 'outline' : 'filled'}>
            {t('book_again')}
          </Button>
          <Button href={homeUrl} variant="outline">
            {t('to_home')}
          </Button>
        </Inline>
      </Stack>
    </div>
  );
}

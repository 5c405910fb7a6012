import { Button, Ending, Skeleton, Stack, Text, VisuallyHidden } from '@parral/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';

export interface PaymentReturnProps<Result> {
  /** confirms what the address names, and clears the address of what has done its work; the same function always */
  confirm: () => Promise<Result>;
  /** what came of it in a few words: its title is `PaymentResult`'s, and is said aloud */
  titleOf: (result: Result) => string;
  waiting: { title: string; text: string };
  /** nothing is settled, because the bank has not decided or the server is away: it is asked again by itself, ever more seldom */
  isPending?: (result: Result) => boolean;
  children: (result: Result, retry: () => void) => ReactNode;
}

/** Id of the title of whatever came of a payment: after a retry the focus is sent to it. */
export const confirmationTitleId = 'confirmation-title';
/** The first pause before it is asked again, and the longest. */
const [firstPauseMs, longestPauseMs] = [2_000, 30_000];

/** The way back from paying: confirms once on arrival, says meanwhile that it is waiting, and then what came of it. */
export function PaymentReturn<Result>({ confirm, titleOf, waiting, isPending, children }: PaymentReturnProps<Result>) {
  const [result, setResult] = useState<Result>();
  const [retried, setRetried] = useState(false);
  const pause = useRef(firstPauseMs);

  useEffect(() => void confirm().then(setResult), [confirm]);
  useEffect(() => {
    if (result === undefined || isPending?.(result) !== true) return undefined;
    const timer = setTimeout(() => {
      pause.current = Math.min(longestPauseMs, pause.current * 2);
      void confirm().then(setResult);
    }, pause.current);
    return () => clearTimeout(timer);
  }, [result, isPending, confirm]);
  // Only after a retry: the button that was pressed is gone. On arrival the focus stays where a page begins.
  useEffect(() => {
    if (result && retried) document.getElementById(confirmationTitleId)?.focus();
  }, [result, retried]);

  function retry() {
    setResult(undefined);
    setRetried(true);
    void confirm().then(setResult);
  }

  return (
    <>
      <VisuallyHidden>
        <output>{result && titleOf(result)}</output>
      </VisuallyHidden>
      {result ? children(result, retry) : <Ending title={waiting.title} lead={waiting.text} picture={<Skeleton shape="block" />} />}
    </>
  );
}

interface PaymentResultProps {
  title: string;
  action: ReactNode;
  /** from edge to edge, under the words */
  picture?: ReactNode;
  children: ReactNode;
}

/** What came of a payment by which nothing was bought: its title, what there is to say, where to go on, and a picture as every ending has. */
export function PaymentResult({ title, action, picture, children }: PaymentResultProps) {
  return <Ending title={title} titleId={confirmationTitleId} lead={<Stack gap={16}>{children}</Stack>} actions={action} picture={picture} />;
}

interface UnsettledResultProps {
  title: string;
  picture?: ReactNode;
  text: string;
  /** says that it is asked again by itself */
  note: string;
  /** of the button that asks at once */
  again: string;
  onRetry: () => void;
}

/** What is said while `isPending` of a payment. */
export function UnsettledResult({ title, picture, text, note, again, onRetry }: UnsettledResultProps) {
  return (
    <PaymentResult
      title={title}
      picture={picture}
      action={
        <Button variant="outline" onClick={onRetry}>
          {again}
        </Button>
      }
    >
      <Text>{text}</Text>
      <Text tone="muted">{note}</Text>
    </PaymentResult>
  );
}

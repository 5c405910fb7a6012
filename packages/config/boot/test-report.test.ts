import { expect, test } from 'vitest';
import { outcomeOf, type VitestReport } from './test-report.ts';

const vitest = (changes: Partial<VitestReport>): VitestReport => ({
  success: true,
  numPassedTests: 1,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
  ...changes,
});

test('fault "a run that failed elsewhere named the test and not the reason": it says what was expected and what came, without the stack', () => {
  const failureMessages = ['AssertionError: expected \u001b[32m[ 503 ]\u001b[39m to deeply equal []\n\n- Expected\n+ Received\n    at file.ts:3:1'];
  const assertionResults = [
    { status: 'failed', fullName: 'killed', failureMessages },
    { status: 'passed', fullName: 'whole', failureMessages: [] },
  ];
  const report = vitest({ success: false, numFailedTests: 1, testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults }] });
  expect(outcomeOf(report)).toEqual({
    passed: 1,
    failed: 1,
    complaints: ['failed: killed\n    AssertionError: expected [ 503 ] to deeply equal []\n    - Expected\n    + Received'],
  });
});

test('skipped tests, files that do not load and errors outside of any test count as failed', () => {
  expect(outcomeOf(vitest({ numPendingTests: 1, testResults: [] })).failed).toBe(1);
  const unloaded = [{ name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }];
  expect(outcomeOf(vitest({ success: false, testResults: unloaded }))).toMatchObject({ failed: 1, complaints: ['b.test.ts\n    no such module'] });
  expect(outcomeOf(vitest({ success: false })).failed).toBe(1);
});

test('a journey that passed at its second attempt is passed and named, with the reason of the first', () => {
  const results = [{ error: { message: 'Timed out' } }, {}];
  const specs = [{ title: 'buys', file: 'buy.e2e.ts', tests: [{ projectName: 'english', status: 'flaky' as const, results }] }];
  expect(outcomeOf({ stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 0 }, errors: [], suites: [{ specs: [], suites: [{ specs }] }] })).toEqual({
    passed: 4,
    failed: 0,
    complaints: ['FLAKY, passed when tried again: [english] buy.e2e.ts: buys\n    Timed out'],
  });
});

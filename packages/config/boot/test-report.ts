import { stripVTControlCharacters } from 'node:util';

/** Before the name of a test that passed at its second attempt: it counts as passed, and somebody looks for the cause. */
const flakyMark = 'FLAKY, passed when tried again';
/** Lines of a reason that are told: what was expected and what came, without the stack. */
const reasonLines = 6;

/** What a suite came to. */
export interface Outcome {
  passed: number;
  /** Tests that failed, were skipped or left to do, files that did not load and errors outside of any test. */
  failed: number;
  /** What did not simply pass, each with its reason. */
  complaints: string[];
}

/** What vitest writes. */
export interface VitestReport {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; message?: string; assertionResults: VitestTest[] }[];
}

interface VitestTest {
  status: string;
  fullName: string;
  /** of a test that passed: why its first attempt did not */
  failureMessages: string[] | null;
}

/** What Playwright writes. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  projectName: string;
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results: { error?: { message?: string } }[];
}

/** Reads the report of vitest or Playwright. */
export function outcomeOf(report: VitestReport | PlaywrightReport): Outcome {
  return 'stats' in report ? outcomeOfJourneys(report) : outcomeOfTests(report);
}

function outcomeOfJourneys({ stats, errors, suites }: PlaywrightReport): Outcome {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
    complaints: [...errors.map(({ message }) => because('an error outside of any test', message)), ...suites.flatMap(notExpected)],
  };
}

function outcomeOfTests(report: VitestReport): Outcome {
  // A file that does not load has failed without a failed test.
  const unloaded = report.testResults.filter((suite) => suite.status === 'failed' && suite.assertionResults.every((test) => test.status === 'passed'));
  const tests = report.testResults.flatMap((suite) => suite.assertionResults);
  const failed = tests.filter((test) => test.status !== 'passed');
  const flaky = tests.filter((test) => test.status === 'passed' && test.failureMessages?.length);
  const counted = report.numFailedTests + report.numPendingTests + report.numTodoTests + unloaded.length;
  // An error outside of any test leaves every test passed and the run failed.
  const outside = !report.success && counted === 0;
  return {
    passed: report.numPassedTests,
    failed: outside ? 1 : counted,
    complaints: [
      ...(outside ? ['an error outside of any test: see its output'] : []),
      ...unloaded.map(({ name, message }) => because(name, message || 'did not load')),
      ...failed.map((test) => because(`${test.status}: ${test.fullName}`, test.failureMessages?.[0])),
      ...flaky.map((test) => because(`${flakyMark}: ${test.fullName}`, test.failureMessages?.[0])),
    ],
  };
}

function notExpected({ suites = [], specs }: PlaywrightSuite): string[] {
  const here = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ status, projectName, results }) => {
        const reason = results.find(({ error }) => error !== undefined)?.error?.message;
        return because(`${status === 'flaky' ? flakyMark : status}: [${projectName}] ${file}: ${title}`, reason);
      }),
  );
  return [...here, ...suites.flatMap(notExpected)];
}

function because(what: string, reason = ''): string {
  const lines = stripVTControlCharacters(reason)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return [what, ...lines.slice(0, reasonLines).map((line) => `    ${line}`)].join('\n');
}

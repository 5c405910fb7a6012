/** One thing wrong in an estate folder, where it stands and what to do about it. */
export interface Problem {
  /** Path inside the folder, with forward slashes. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column?: number;
  /** Dotted path of the field, for example `variants.0.price`; empty for the file as a whole. */
  field: string;
  message: string;
}

/** What a reader calls for each problem it meets; reading goes on. */
export type Report = (problem: Problem) => void;

/** `catalogue/alba/reserva.yaml:14 variants.0.price: expected …`: one line for a terminal. */
export function formatProblem({ file, line, field, message }: Problem): string {
  return `${file}:${line} ${field === '' ? '' : `${field}: `}${message}`;
}

/** Problems in the order of files and lines, each once. */
export function sortProblems(problems: Problem[]): Problem[] {
  const once = new Map(problems.map((problem) => [JSON.stringify([problem.file, problem.line, problem.field, problem.message]), problem]));
  return [...once.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || (a.column ?? 0) - (b.column ?? 0));
}

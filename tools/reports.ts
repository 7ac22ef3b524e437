import { reportCommand } from '../apps/server/src/reports/report-command.ts'
import { findItem } from '../content/src/find-item.ts'
import { runForOperator } from './run-for-operator.ts'

/** `npm run reports`, for operators: the reports on the server with these settings. See `docs/reports.md`. */
await runForOperator(reportCommand(findItem))

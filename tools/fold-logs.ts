import { foldCommand } from '../apps/server/src/sync/fold-command.ts'
import { runForOperator } from './run-for-operator.ts'

/** `npm run fold:logs`, for operators, with the settings of the server. */
await runForOperator(foldCommand)

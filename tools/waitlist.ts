import { waitlistCommand } from '../apps/server/src/waitlist/waitlist-command.ts'
import { runForOperator } from './run-for-operator.ts'

/**
 * `npm run waitlist -- list` and `npm run waitlist -- remove <email>`: for operators, with the settings of
 * the server.
 */
await runForOperator(waitlistCommand)

import { dictionaryCommand } from '../apps/server/src/dictionary/dictionary-command.ts'
import { runForOperator } from './run-for-operator.ts'

/**
 * For operators, with the settings of the server: imports a dictionary, removes one, lists them.
 * `docs/dictionaries.md`.
 */
await runForOperator(dictionaryCommand)

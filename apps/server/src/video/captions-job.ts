import type { CaptionsSettings } from './captions-settings.ts'
import type { CaptionsOutcome } from './found-captions.ts'
import type { ReadForm } from './read-form.ts'

/** The jobs of the worker. */
export type CaptionsJob =
  | { kind: 'read'; type: string; bytes: Uint8Array<ArrayBuffer> }
  | {
      kind: 'find'
      source: string
      language: string
      settings: Extract<CaptionsSettings, { provider: 'youtube' }>
    }

/** The outcome of each job. */
export type OutcomeOf<Job extends CaptionsJob> = Job extends { kind: 'read' } ? ReadForm : CaptionsOutcome

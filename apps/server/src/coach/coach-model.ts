/**
 * There is no answer. The message says why, for the log, and contains no words of the learner or the service.
 */
export class CoachFailure extends Error {
  override name = 'CoachFailure'
  /** Whether asking once more may help. */
  readonly mayPass: boolean

  constructor(why: string, { mayPass = false } = {}) {
    super(why)
    this.mayPass = mayPass
  }
}

import type { FailureReason } from '../outside/captions.ts'

/** The provider gave no captions, for this reason. */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure'
  readonly reason: FailureReason

  constructor(reason: FailureReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

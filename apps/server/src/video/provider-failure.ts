import type { CaptionRefusal } from '@app/api'

export type FailureReason = Extract<
  CaptionRefusal['reason'],
  'not-found' | 'private' | 'no-captions' | 'rate-limit' | 'token' | 'network' | 'not-understood'
>

/** The provider gave no captions, for this reason. */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure'
  readonly reason: FailureReason

  constructor(reason: FailureReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

/**
 * What happens to accounts that an operator should be able to see. Each is a line of the log and a label of
 * the metric. Refusals come first, then changes to how somebody signs in, then what operators do.
 */
export const securityEvents = [
  'sign-in-failed',
  'wrong-password',
  'wrong-code',
  'bad-link',
  'forbidden',
  'too-many',
  'account-taken-over',
  'account-disowned',
  'account-deleted',
  'password-changed',
  'email-changed',
  'two-factor-on',
  'two-factor-off',
  'recovery-codes-renewed',
  'recovery-code-used',
  'new-device',
  'operator-act',
] as const

export type SecurityEvent = (typeof securityEvents)[number]

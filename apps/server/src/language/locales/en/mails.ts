import type { Mails } from '../../letters/account-letter.ts'

/** What to do if somebody else made the change. */
const notYou =
  'If it was not you, please set a new password now: “Forgot your password” on the login page. That signs out everybody.'
const nothingToDo = 'You need not do anything.'

/**
 * The mails to learners. The first ones contain a link or a code. The others say that an account was changed.
 */
export const mails: Mails = {
  confirm: {
    subject: 'Confirm your e-mail',
    lines: [
      'Welcome to Malayalam for All.',
      'An account was made with this e-mail address. If you made it, please confirm that the address is yours.',
    ],
    button: 'Confirm my e-mail',
    closing:
      'The link works for one day. If you did not make this account, you can remove it, or make it yours, with the same link.',
  },
  reset: {
    subject: 'Set a new password',
    lines: ['Somebody, hopefully you, asked for a new password for your account.'],
    button: 'Set a new password',
    closing:
      'The link works once, for one hour. If you did not ask for this, please ignore this mail: your password stays as it is.',
  },
  'change-email': {
    subject: 'Change of your e-mail',
    lines: [
      'Somebody who is logged in to your account asked to change its e-mail address to {newEmail}.',
      'If it was you, please agree. Then you will get one more mail, at the new address.',
    ],
    button: 'Agree to the change',
    closing:
      'The link works once, for one day, in the browser where you are logged in. If it was not you, please change your password.',
  },
  'confirm-new-email': {
    subject: 'Confirm your new e-mail',
    lines: [
      'Somebody asked to use this e-mail address for their account at Malayalam for All.',
      'If it was you, please confirm it.',
    ],
    button: 'Confirm my new e-mail',
    closing:
      'The link works once, for one day, in the browser where you are logged in. If it was not you, please ignore this mail: nothing will change.',
  },
  'sign-in-link': {
    subject: 'Your link to log in',
    lines: ['With this link you log in to Malayalam for All.'],
    button: 'Log in',
    closing: 'The link works once, for 10 minutes. If you did not ask for this, please ignore this mail.',
  },
  'sign-in-code': {
    subject: 'Your code to log in',
    lines: ['Enter this code to log in to Malayalam for All:'],
    closing:
      'The code works once, for 10 minutes. Tell it to nobody. If you did not ask for it, please ignore this mail.',
  },
  'own-code': {
    subject: 'Your code',
    lines: ['Enter this code in your profile at Malayalam for All, to show that the account is yours:'],
    closing:
      'The code works once, for 10 minutes. Tell it to nobody. If you did not ask for it, somebody is logged in to your account: please end that in your profile, under “Where you are signed in”.',
  },
  'email-change-asked': {
    subject: 'A change of e-mail was asked for',
    lines: [
      'Somebody asked to use another e-mail address for the account at Malayalam for All that has this one.',
      'This address was never confirmed, so the account changes as soon as the other address is confirmed.',
    ],
    closing:
      'If you know nothing of that account, you need not do anything: your address is not used any more then. If it is yours and you did not ask for this, please set a new password: “Forgot your password” on the login page.',
  },
  'email-changed': {
    subject: 'Your e-mail was changed',
    lines: [
      'Your account at Malayalam for All has another e-mail address now: {newEmail}.',
      'Mails about the account go there from now on.',
    ],
    closing: 'If it was not you, please write to the people who run this site.',
  },
  'email-left': {
    subject: 'Your e-mail is not used any more',
    lines: [
      'An account at Malayalam for All had this e-mail address, which was never confirmed. It has another address now.',
    ],
    closing:
      'If you know nothing of it, you need not do anything. If the account was yours and you did not change it, please write to the people who run this site.',
  },
  'email-arrived': {
    subject: 'This is your e-mail now',
    lines: ['Your account at Malayalam for All has this e-mail address now. Log in with it from now on.'],
    closing: nothingToDo,
  },
  'password-changed': {
    subject: 'Your password was changed',
    lines: [
      'Your account at Malayalam for All has a new password.',
      'Everywhere else you have been signed out, and links mailed before work no more.',
    ],
    closing: notYou,
  },
  'two-factor-on': {
    subject: 'Two-step sign-in is on',
    lines: [
      'Logging in to your account at Malayalam for All now also asks for a code of your authenticator app.',
      'Everywhere else you have been signed out.',
    ],
    closing: notYou,
  },
  'two-factor-off': {
    subject: 'Two-step sign-in is off',
    lines: [
      'Logging in to your account at Malayalam for All asks for no code of an authenticator app any more.',
    ],
    closing: notYou,
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    lines: ['One of the recovery codes of your account at Malayalam for All was used. It works no more.'],
    closing: notYou,
  },
  'recovery-codes-new': {
    subject: 'You have new recovery codes',
    lines: ['New recovery codes were made for your account at Malayalam for All. The old ones work no more.'],
    closing: notYou,
  },
  'provider-added': {
    subject: 'One more way to log in',
    lines: [
      'Another service was connected to your account at Malayalam for All: one can log in through it now.',
    ],
    closing: notYou,
  },
  'new-device': {
    subject: 'A new device logged in',
    lines: [
      'Somebody logged in to your account at Malayalam for All on a device that was not there before: {device}',
    ],
    closing: `If it was you, you need not do anything. ${notYou}`,
  },
  'password-guesses': {
    subject: 'Somebody tries to guess your password',
    lines: [
      'In the last hour somebody typed 100 wrong passwords for your account at Malayalam for All, from places where you never used it. Nobody logged in with them.',
      'Until the hour is over, nobody can log in with a password from such a place. Your own devices go on as always.',
    ],
    closing:
      'If you are at a new place yourself, let the login page send you a link. If your password is short or used elsewhere, choose another one.',
  },
  'account-deleted': {
    subject: 'Your account is deleted',
    lines: ['Your account at Malayalam for All is deleted, with everything that was stored with it.'],
    closing: 'If it was not you, please write to the people who run this site.',
  },
  'account-closed': {
    subject: 'Your account is closed',
    lines: [
      'The people who run Malayalam for All have closed your account. You are signed out, and cannot log in.',
    ],
    closing: 'If you think that this is a mistake, please write to them.',
  },
}

import type { Language } from '../account/language.ts'
import { mailPage } from './mail-page.ts'

/** What accounts write to learners. */
export type AccountLetter =
  | { kind: 'confirm' | 'confirm-new-email' | 'reset' | 'sign-in-link'; url: string }
  | { kind: 'change-email'; url: string; newEmail: string }
  | { kind: 'sign-in-code'; code: string }

/** What a mail says. `{newEmail}` in a line is the address that the learner wants to have. */
type Words = { subject: string; lines: readonly string[]; button?: string; closing: string }

const words: Readonly<Record<AccountLetter['kind'], Readonly<Record<Language, Words>>>> = {
  confirm: {
    en: {
      subject: 'Confirm your e-mail',
      lines: ['Welcome to Malayalam for All.', 'Please confirm that this is your e-mail address.'],
      button: 'Confirm my e-mail',
      closing: 'The link works for one day. If you did not ask for this, please ignore this mail.',
    },
    ml: {
      subject: 'നിങ്ങളുടെ ഇമെയിൽ സ്ഥിരീകരിക്കുക',
      lines: ['‘എല്ലാവർക്കും മലയാളം’ ആപ്പിലേക്ക് സ്വാഗതം.', 'ഇത് നിങ്ങളുടെ ഇമെയിൽ വിലാസമാണെന്ന് ദയവായി സ്ഥിരീകരിക്കൂ.'],
      button: 'ഇമെയിൽ സ്ഥിരീകരിക്കുക',
      closing: 'ഈ ലിങ്ക് ഒരു ദിവസം പ്രവർത്തിക്കും. നിങ്ങൾ ആവശ്യപ്പെട്ടതല്ലെങ്കിൽ ഈ മെയിൽ കാര്യമാക്കേണ്ട.',
    },
  },
  reset: {
    en: {
      subject: 'Set a new password',
      lines: ['Somebody, hopefully you, asked for a new password for your account.'],
      button: 'Set a new password',
      closing:
        'The link works once, for one hour. If you did not ask for this, please ignore this mail: your password stays as it is.',
    },
    ml: {
      subject: 'പുതിയ പാസ്‌വേഡ് നൽകുക',
      lines: ['നിങ്ങളുടെ അക്കൗണ്ടിന് പുതിയ പാസ്‌വേഡ് വേണമെന്ന് ഒരാൾ ആവശ്യപ്പെട്ടു; അത് നിങ്ങൾതന്നെയായിരിക്കുമല്ലോ.'],
      button: 'പുതിയ പാസ്‌വേഡ് നൽകുക',
      closing:
        'ഈ ലിങ്ക് ഒരു മണിക്കൂറിനുള്ളിൽ ഒരു തവണ ഉപയോഗിക്കാം. നിങ്ങൾ ആവശ്യപ്പെട്ടതല്ലെങ്കിൽ ഈ മെയിൽ കാര്യമാക്കേണ്ട: പാസ്‌വേഡ് മാറില്ല.',
    },
  },
  'change-email': {
    en: {
      subject: 'Change of your e-mail',
      lines: [
        'Your account is to get the e-mail address {newEmail}.',
        'Please confirm it, and then once more there.',
      ],
      button: 'Yes, change it',
      closing: 'The link works once, for one day. If you did not ask for this, please change your password.',
    },
    ml: {
      subject: 'നിങ്ങളുടെ ഇമെയിൽ വിലാസം മാറ്റാൻ',
      lines: [
        'നിങ്ങളുടെ അക്കൗണ്ടിന്റെ ഇമെയിൽ വിലാസം {newEmail} എന്നാക്കാൻ ആവശ്യപ്പെട്ടിട്ടുണ്ട്.',
        'ദയവായി ഇത് സ്ഥിരീകരിക്കൂ; പിന്നെ പുതിയ വിലാസത്തിൽ വരുന്ന മെയിലിലും സ്ഥിരീകരിക്കണം.',
      ],
      button: 'അതെ, മാറ്റുക',
      closing: 'ഈ ലിങ്ക് ഒരു ദിവസത്തിനുള്ളിൽ ഒരു തവണ ഉപയോഗിക്കാം. നിങ്ങൾ ആവശ്യപ്പെട്ടതല്ലെങ്കിൽ പാസ്‌വേഡ് മാറ്റൂ.',
    },
  },
  'confirm-new-email': {
    en: {
      subject: 'Confirm your new e-mail',
      lines: [
        'An account at Malayalam for All is to get this e-mail address.',
        'If the account is yours, please confirm it.',
      ],
      button: 'Yes, it is mine',
      closing:
        'The link works once, for one day. If you did not ask for this, please ignore this mail: nothing will change.',
    },
    ml: {
      subject: 'പുതിയ ഇമെയിൽ സ്ഥിരീകരിക്കുക',
      lines: [
        '‘എല്ലാവർക്കും മലയാളം’ ആപ്പിലെ ഒരു അക്കൗണ്ടിന് ഈ ഇമെയിൽ വിലാസം നൽകാൻ ആവശ്യപ്പെട്ടിട്ടുണ്ട്.',
        'ആ അക്കൗണ്ട് നിങ്ങളുടേതാണെങ്കിൽ ദയവായി ഇത് സ്ഥിരീകരിക്കൂ.',
      ],
      button: 'അതെ, എന്റേതാണ്',
      closing:
        'ഈ ലിങ്ക് ഒരു ദിവസത്തിനുള്ളിൽ ഒരു തവണ ഉപയോഗിക്കാം. നിങ്ങൾ ആവശ്യപ്പെട്ടതല്ലെങ്കിൽ ഈ മെയിൽ കാര്യമാക്കേണ്ട: ഒന്നും മാറില്ല.',
    },
  },
  'sign-in-link': {
    en: {
      subject: 'Your link to log in',
      lines: ['With this link you log in to Malayalam for All.'],
      button: 'Log in',
      closing: 'The link works once, for 10 minutes. If you did not ask for this, please ignore this mail.',
    },
    ml: {
      subject: 'ലോഗിൻ ചെയ്യാനുള്ള ലിങ്ക്',
      lines: ['ഈ ലിങ്ക് വഴി ‘എല്ലാവർക്കും മലയാളം’ ആപ്പിൽ ലോഗിൻ ചെയ്യാം.'],
      button: 'ലോഗിൻ ചെയ്യുക',
      closing: 'ഈ ലിങ്ക് 10 മിനിറ്റിനുള്ളിൽ ഒരു തവണ ഉപയോഗിക്കാം. നിങ്ങൾ ആവശ്യപ്പെട്ടതല്ലെങ്കിൽ ഈ മെയിൽ കാര്യമാക്കേണ്ട.',
    },
  },
  'sign-in-code': {
    en: {
      subject: 'Your code to log in',
      lines: ['Enter this code to log in to Malayalam for All:'],
      closing:
        'The code works once, for 10 minutes. Tell it to nobody. If you did not ask for it, please ignore this mail.',
    },
    ml: {
      subject: 'ലോഗിൻ ചെയ്യാനുള്ള കോഡ്',
      lines: ['‘എല്ലാവർക്കും മലയാളം’ ആപ്പിൽ ലോഗിൻ ചെയ്യാൻ ഈ കോഡ് നൽകൂ:'],
      closing:
        'ഈ കോഡ് 10 മിനിറ്റിനുള്ളിൽ ഒരു തവണ ഉപയോഗിക്കാം. ഇത് ആരോടും പറയരുത്. നിങ്ങൾ ആവശ്യപ്പെട്ടതല്ലെങ്കിൽ ഈ മെയിൽ കാര്യമാക്കേണ്ട.',
    },
  },
}

/** A letter as a mail, in plain text and in HTML that says the same. */
export function accountMail(letter: AccountLetter, language: Language) {
  const { subject, lines, button, closing } = words[letter.kind][language]
  const newEmail = letter.kind === 'change-email' ? letter.newEmail : ''
  const told = lines.map((line) => line.replace('{newEmail}', () => newEmail))
  const key = letter.kind === 'sign-in-code' ? letter.code : letter.url
  return {
    subject,
    text: `${[...told, key, closing].join('\n\n')}\n`,
    html: mailPage({ language, title: subject, lines: told, closing, key, button }),
  }
}

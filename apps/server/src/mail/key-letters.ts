import type { Language } from '@app/learning/languages'
import type { KeyLetter, Words } from './account-letter.ts'

/** The letters that bring a secret: a link, or a code. */
export const keyWords: Readonly<Record<KeyLetter['kind'], Readonly<Record<Language, Words>>>> = {
  confirm: {
    en: {
      subject: 'Confirm your e-mail',
      lines: [
        'Welcome to Malayalam for All.',
        'An account was made with this e-mail address. If you made it, please confirm that the address is yours.',
      ],
      button: 'Confirm my e-mail',
      closing:
        'The link works for one day. If you did not make this account, you can remove it, or make it yours, with the same link.',
    },
    ml: {
      subject: 'നിങ്ങളുടെ ഇമെയിൽ സ്ഥിരീകരിക്കുക',
      lines: [
        '‘എല്ലാവർക്കും മലയാളം’ ആപ്പിലേക്ക് സ്വാഗതം.',
        'ഈ ഇമെയിൽ വിലാസത്തിൽ ഒരു അക്കൗണ്ട് തുടങ്ങിയിട്ടുണ്ട്. അത് തുടങ്ങിയത് നിങ്ങളാണെങ്കിൽ, വിലാസം നിങ്ങളുടേതാണെന്ന് സ്ഥിരീകരിക്കൂ.',
      ],
      button: 'ഇമെയിൽ സ്ഥിരീകരിക്കുക',
      closing:
        'ഈ ലിങ്ക് ഒരു ദിവസം പ്രവർത്തിക്കും. അക്കൗണ്ട് തുടങ്ങിയത് നിങ്ങളല്ലെങ്കിൽ, ഇതേ ലിങ്ക് വഴി അത് ഇല്ലാതാക്കാം, അല്ലെങ്കിൽ സ്വന്തമാക്കാം.',
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
        'Somebody who is logged in to your account asked to change its e-mail address to {newEmail}.',
        'If it was you, please agree. Then you will get one more mail, at the new address.',
      ],
      button: 'Agree to the change',
      closing:
        'The link works once, for one day, in the browser where you are logged in. If it was not you, please change your password.',
    },
    ml: {
      subject: 'നിങ്ങളുടെ ഇമെയിൽ വിലാസം മാറ്റാൻ',
      lines: [
        'നിങ്ങളുടെ അക്കൗണ്ടിൽ ലോഗിൻ ചെയ്തിരിക്കുന്ന ഒരാൾ, അതിന്റെ ഇമെയിൽ വിലാസം {newEmail} എന്നാക്കാൻ ആവശ്യപ്പെട്ടു.',
        'അത് നിങ്ങളാണെങ്കിൽ ദയവായി ഈ മാറ്റത്തിന് സമ്മതം നൽകൂ. പിന്നെ പുതിയ വിലാസത്തിലും ഒരു മെയിൽ വരും.',
      ],
      button: 'മാറ്റാൻ സമ്മതിക്കുക',
      closing:
        'നിങ്ങൾ ലോഗിൻ ചെയ്തിരിക്കുന്ന ബ്രൗസറിൽ ഈ ലിങ്ക് ഒരു ദിവസത്തിനുള്ളിൽ ഒരു തവണ ഉപയോഗിക്കാം. ആവശ്യപ്പെട്ടത് നിങ്ങളല്ലെങ്കിൽ പാസ്‌വേഡ് മാറ്റൂ.',
    },
  },
  'confirm-new-email': {
    en: {
      subject: 'Confirm your new e-mail',
      lines: [
        'Somebody asked to use this e-mail address for their account at Malayalam for All.',
        'If it was you, please confirm it.',
      ],
      button: 'Confirm my new e-mail',
      closing:
        'The link works once, for one day, in the browser where you are logged in. If it was not you, please ignore this mail: nothing will change.',
    },
    ml: {
      subject: 'പുതിയ ഇമെയിൽ സ്ഥിരീകരിക്കുക',
      lines: [
        '‘എല്ലാവർക്കും മലയാളം’ ആപ്പിലെ തന്റെ അക്കൗണ്ടിന് ഈ ഇമെയിൽ വിലാസം വേണമെന്ന് ഒരാൾ ആവശ്യപ്പെട്ടു.',
        'അത് നിങ്ങളാണെങ്കിൽ ദയവായി സ്ഥിരീകരിക്കൂ.',
      ],
      button: 'പുതിയ ഇമെയിൽ സ്ഥിരീകരിക്കുക',
      closing:
        'നിങ്ങൾ ലോഗിൻ ചെയ്തിരിക്കുന്ന ബ്രൗസറിൽ ഈ ലിങ്ക് ഒരു ദിവസത്തിനുള്ളിൽ ഒരു തവണ ഉപയോഗിക്കാം. ആവശ്യപ്പെട്ടത് നിങ്ങളല്ലെങ്കിൽ ഈ മെയിൽ കാര്യമാക്കേണ്ട: ഒന്നും മാറില്ല.',
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
  'own-code': {
    en: {
      subject: 'Your code',
      lines: ['Enter this code in your profile at Malayalam for All, to show that the account is yours:'],
      closing:
        'The code works once, for 10 minutes. Tell it to nobody. If you did not ask for it, somebody is logged in to your account: please end that in your profile, under “Where you are signed in”.',
    },
    ml: {
      subject: 'നിങ്ങളുടെ കോഡ്',
      lines: ['അക്കൗണ്ട് നിങ്ങളുടേതാണെന്ന് ഉറപ്പിക്കാൻ, ‘എല്ലാവർക്കും മലയാളം’ ആപ്പിലെ പ്രൊഫൈലിൽ ഈ കോഡ് നൽകൂ:'],
      closing:
        'ഈ കോഡ് 10 മിനിറ്റിനുള്ളിൽ ഒരു തവണ ഉപയോഗിക്കാം. ഇത് ആരോടും പറയരുത്. ആവശ്യപ്പെട്ടത് നിങ്ങളല്ലെങ്കിൽ, മറ്റാരോ നിങ്ങളുടെ അക്കൗണ്ടിൽ ലോഗിൻ ചെയ്തിട്ടുണ്ട്: പ്രൊഫൈലിൽ ‘ലോഗിൻ ചെയ്തിരിക്കുന്ന ഇടങ്ങൾ’ എന്ന ഭാഗത്ത് അത് അവസാനിപ്പിക്കൂ.',
    },
  },
}

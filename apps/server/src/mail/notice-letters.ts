import type { Language } from '@app/learning/languages'
import type { NoticeLetter, Words } from './account-letter.ts'

/** What a learner can do who did not do this. */
const notYou = {
  en: 'If it was not you, please set a new password now: “Forgot your password” on the login page. That signs out everybody.',
  ml: 'ഇത് ചെയ്തത് നിങ്ങളല്ലെങ്കിൽ ഉടനെ പുതിയ പാസ്‌വേഡ് നൽകൂ: ലോഗിൻ പേജിലെ ‘പാസ്‌വേഡ് മറന്നോ?’ അമർത്തിയാൽ മതി. അതോടെ എല്ലായിടത്തും ലോഗ് ഔട്ട് ആകും.',
}
const nothingToDo = {
  en: 'You need not do anything.',
  ml: 'നിങ്ങൾ ഒന്നും ചെയ്യേണ്ടതില്ല.',
}

/** The letters that tell what has happened to an account, so that its owner hears of what they did not do. */
export const noticeWords: Readonly<Record<NoticeLetter['kind'], Readonly<Record<Language, Words>>>> = {
  'email-change-asked': {
    en: {
      subject: 'A change of e-mail was asked for',
      lines: [
        'Somebody asked to use another e-mail address for the account at Malayalam for All that has this one.',
        'This address was never confirmed, so the account changes as soon as the other address is confirmed.',
      ],
      closing:
        'If you know nothing of that account, you need not do anything: your address is not used any more then. If it is yours and you did not ask for this, please set a new password: “Forgot your password” on the login page.',
    },
    ml: {
      subject: 'ഇമെയിൽ വിലാസം മാറ്റാൻ ആവശ്യപ്പെട്ടു',
      lines: [
        '‘എല്ലാവർക്കും മലയാളം’ ആപ്പിൽ ഈ ഇമെയിൽ വിലാസമുള്ള അക്കൗണ്ടിന് മറ്റൊരു വിലാസം നൽകാൻ ഒരാൾ ആവശ്യപ്പെട്ടു.',
        'ഈ വിലാസം ഇതുവരെ സ്ഥിരീകരിച്ചിട്ടില്ല. അതിനാൽ മറ്റേ വിലാസം സ്ഥിരീകരിച്ചാൽ ഉടൻ മാറ്റം വരും.',
      ],
      closing:
        'ആ അക്കൗണ്ടിനെപ്പറ്റി നിങ്ങൾക്ക് ഒന്നും അറിയില്ലെങ്കിൽ ഒന്നും ചെയ്യേണ്ട: നിങ്ങളുടെ വിലാസം പിന്നെ ഉപയോഗിക്കില്ല. അക്കൗണ്ട് നിങ്ങളുടേതാണെങ്കിലും ആവശ്യപ്പെട്ടത് നിങ്ങളല്ലെങ്കിൽ പുതിയ പാസ്‌വേഡ് നൽകൂ: ലോഗിൻ പേജിലെ ‘പാസ്‌വേഡ് മറന്നോ?’ അമർത്തിയാൽ മതി.',
    },
  },
  'email-changed': {
    en: {
      subject: 'Your e-mail was changed',
      lines: [
        'Your account at Malayalam for All has another e-mail address now: {newEmail}.',
        'Mails about the account go there from now on.',
      ],
      closing: 'If it was not you, please write to the people who run this site.',
    },
    ml: {
      subject: 'നിങ്ങളുടെ ഇമെയിൽ വിലാസം മാറി',
      lines: [
        '‘എല്ലാവർക്കും മലയാളം’ ആപ്പിലെ നിങ്ങളുടെ അക്കൗണ്ടിന്റെ ഇമെയിൽ വിലാസം ഇപ്പോൾ {newEmail} ആണ്.',
        'അക്കൗണ്ടിനെക്കുറിച്ചുള്ള മെയിലുകൾ ഇനി ആ വിലാസത്തിലേക്കാണ് അയയ്ക്കുക.',
      ],
      closing: 'മാറ്റിയത് നിങ്ങളല്ലെങ്കിൽ സൈറ്റ് നടത്തുന്നവരെ അറിയിക്കൂ.',
    },
  },
  'email-left': {
    en: {
      subject: 'Your e-mail is not used any more',
      lines: [
        'An account at Malayalam for All had this e-mail address, which was never confirmed. It has another address now.',
      ],
      closing:
        'If you know nothing of it, you need not do anything. If the account was yours and you did not change it, please write to the people who run this site.',
    },
    ml: {
      subject: 'നിങ്ങളുടെ ഇമെയിൽ വിലാസം ഇനി ഉപയോഗിക്കില്ല',
      lines: [
        '‘എല്ലാവർക്കും മലയാളം’ ആപ്പിലെ ഒരു അക്കൗണ്ടിന് ഈ ഇമെയിൽ വിലാസമായിരുന്നു; അത് സ്ഥിരീകരിച്ചിരുന്നില്ല. ഇപ്പോൾ അതിന് മറ്റൊരു വിലാസമാണ്.',
      ],
      closing:
        'ഇതിനെപ്പറ്റി ഒന്നും അറിയില്ലെങ്കിൽ ഒന്നും ചെയ്യേണ്ട. അക്കൗണ്ട് നിങ്ങളുടേതായിരുന്നെങ്കിലും വിലാസം മാറ്റിയത് നിങ്ങളല്ലെങ്കിൽ സൈറ്റ് നടത്തുന്നവരെ അറിയിക്കൂ.',
    },
  },
  'email-arrived': {
    en: {
      subject: 'This is your e-mail now',
      lines: ['Your account at Malayalam for All has this e-mail address now. Log in with it from now on.'],
      closing: nothingToDo.en,
    },
    ml: {
      subject: 'ഇനി ഇതാണ് നിങ്ങളുടെ ഇമെയിൽ വിലാസം',
      lines: ['‘എല്ലാവർക്കും മലയാളം’ ആപ്പിലെ നിങ്ങളുടെ അക്കൗണ്ടിന് ഇനി ഈ ഇമെയിൽ വിലാസമാണ്. ലോഗിൻ ചെയ്യുമ്പോൾ ഇത് നൽകൂ.'],
      closing: nothingToDo.ml,
    },
  },
  'password-changed': {
    en: {
      subject: 'Your password was changed',
      lines: [
        'Your account at Malayalam for All has a new password.',
        'Everywhere else you have been signed out, and links mailed before work no more.',
      ],
      closing: notYou.en,
    },
    ml: {
      subject: 'നിങ്ങളുടെ പാസ്‌വേഡ് മാറി',
      lines: [
        '‘എല്ലാവർക്കും മലയാളം’ ആപ്പിലെ നിങ്ങളുടെ അക്കൗണ്ടിന് ഇപ്പോൾ പുതിയ പാസ്‌വേഡാണ്.',
        'മറ്റെല്ലായിടത്തും ലോഗ് ഔട്ട് ആയി; മുമ്പ് മെയിലിൽ വന്ന ലിങ്കുകൾ ഇനി പ്രവർത്തിക്കില്ല.',
      ],
      closing: notYou.ml,
    },
  },
  'two-factor-on': {
    en: {
      subject: 'Two-step sign-in is on',
      lines: [
        'Logging in to your account at Malayalam for All now also asks for a code of your authenticator app.',
        'Everywhere else you have been signed out.',
      ],
      closing: notYou.en,
    },
    ml: {
      subject: 'രണ്ടുഘട്ട ലോഗിൻ ഓണാക്കി',
      lines: [
        '‘എല്ലാവർക്കും മലയാളം’ ആപ്പിലെ നിങ്ങളുടെ അക്കൗണ്ടിൽ ലോഗിൻ ചെയ്യാൻ ഇനി ഓതന്റിക്കേറ്റർ ആപ്പിലെ കോഡും വേണം.',
        'മറ്റെല്ലായിടത്തും ലോഗ് ഔട്ട് ആയി.',
      ],
      closing: notYou.ml,
    },
  },
  'two-factor-off': {
    en: {
      subject: 'Two-step sign-in is off',
      lines: [
        'Logging in to your account at Malayalam for All asks for no code of an authenticator app any more.',
      ],
      closing: notYou.en,
    },
    ml: {
      subject: 'രണ്ടുഘട്ട ലോഗിൻ ഓഫാക്കി',
      lines: ['‘എല്ലാവർക്കും മലയാളം’ ആപ്പിലെ നിങ്ങളുടെ അക്കൗണ്ടിൽ ലോഗിൻ ചെയ്യാൻ ഇനി ഓതന്റിക്കേറ്റർ ആപ്പിലെ കോഡ് വേണ്ട.'],
      closing: notYou.ml,
    },
  },
  'recovery-code-used': {
    en: {
      subject: 'A recovery code was used',
      lines: ['One of the recovery codes of your account at Malayalam for All was used. It works no more.'],
      closing: notYou.en,
    },
    ml: {
      subject: 'ഒരു റിക്കവറി കോഡ് ഉപയോഗിച്ചു',
      lines: ['‘എല്ലാവർക്കും മലയാളം’ ആപ്പിലെ നിങ്ങളുടെ അക്കൗണ്ടിന്റെ റിക്കവറി കോഡുകളിൽ ഒന്ന് ഉപയോഗിച്ചു. അത് ഇനി പ്രവർത്തിക്കില്ല.'],
      closing: notYou.ml,
    },
  },
  'recovery-codes-new': {
    en: {
      subject: 'You have new recovery codes',
      lines: [
        'New recovery codes were made for your account at Malayalam for All. The old ones work no more.',
      ],
      closing: notYou.en,
    },
    ml: {
      subject: 'പുതിയ റിക്കവറി കോഡുകൾ',
      lines: ['‘എല്ലാവർക്കും മലയാളം’ ആപ്പിലെ നിങ്ങളുടെ അക്കൗണ്ടിന് പുതിയ റിക്കവറി കോഡുകൾ ഉണ്ടാക്കി. പഴയവ ഇനി പ്രവർത്തിക്കില്ല.'],
      closing: notYou.ml,
    },
  },
  'provider-added': {
    en: {
      subject: 'One more way to log in',
      lines: [
        'Another service was connected to your account at Malayalam for All: one can log in through it now.',
      ],
      closing: notYou.en,
    },
    ml: {
      subject: 'ലോഗിൻ ചെയ്യാൻ ഒരു വഴി കൂടി',
      lines: ['‘എല്ലാവർക്കും മലയാളം’ ആപ്പിലെ നിങ്ങളുടെ അക്കൗണ്ടുമായി മറ്റൊരു സേവനം ബന്ധിപ്പിച്ചു: ഇനി അതുവഴിയും ലോഗിൻ ചെയ്യാം.'],
      closing: notYou.ml,
    },
  },
  'new-device': {
    en: {
      subject: 'A new device logged in',
      lines: [
        'Somebody logged in to your account at Malayalam for All on a device that was not there before: {device}',
      ],
      closing: `If it was you, you need not do anything. ${notYou.en}`,
    },
    ml: {
      subject: 'പുതിയ ഡിവൈസിൽ ലോഗിൻ ചെയ്തു',
      lines: ['‘എല്ലാവർക്കും മലയാളം’ ആപ്പിലെ നിങ്ങളുടെ അക്കൗണ്ടിൽ ഇതുവരെ ഉപയോഗിക്കാത്ത ഒരു ഡിവൈസിൽനിന്ന് ലോഗിൻ ചെയ്തു: {device}'],
      closing: `അത് നിങ്ങളാണെങ്കിൽ ഒന്നും ചെയ്യേണ്ട. ${notYou.ml}`,
    },
  },
  'account-deleted': {
    en: {
      subject: 'Your account is deleted',
      lines: ['Your account at Malayalam for All is deleted, with everything that was stored with it.'],
      closing: 'If it was not you, please write to the people who run this site.',
    },
    ml: {
      subject: 'നിങ്ങളുടെ അക്കൗണ്ട് ഇല്ലാതാക്കി',
      lines: ['‘എല്ലാവർക്കും മലയാളം’ ആപ്പിലെ നിങ്ങളുടെ അക്കൗണ്ടും അതിൽ സൂക്ഷിച്ചിരുന്നതെല്ലാം ഇല്ലാതാക്കി.'],
      closing: 'ഇത് ചെയ്തത് നിങ്ങളല്ലെങ്കിൽ സൈറ്റ് നടത്തുന്നവരെ അറിയിക്കൂ.',
    },
  },
  'account-closed': {
    en: {
      subject: 'Your account is closed',
      lines: [
        'The people who run Malayalam for All have closed your account. You are signed out, and cannot log in.',
      ],
      closing: 'If you think that this is a mistake, please write to them.',
    },
    ml: {
      subject: 'നിങ്ങളുടെ അക്കൗണ്ട് അടച്ചു',
      lines: ['‘എല്ലാവർക്കും മലയാളം’ സൈറ്റ് നടത്തുന്നവർ നിങ്ങളുടെ അക്കൗണ്ട് അടച്ചു. നിങ്ങൾ ലോഗ് ഔട്ട് ആയി; ഇനി ലോഗിൻ ചെയ്യാനാകില്ല.'],
      closing: 'ഇതൊരു തെറ്റാണെന്നു തോന്നുന്നെങ്കിൽ അവരെ അറിയിക്കൂ.',
    },
  },
}

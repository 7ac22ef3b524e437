/** The refusals of our own doors that a learner may meet: English as the code says them, Malayalam as the interface does. */
const sentences: Readonly<Record<string, string>> = {
  'Please sign in first.': 'ആദ്യം ലോഗിൻ ചെയ്യൂ.',
  'There is no such video.': 'ഇങ്ങനെയൊരു വീഡിയോ ഇല്ല.',
  'Please enter your password.': 'നിങ്ങളുടെ പാസ്‌വേഡ് നൽകൂ.',
  'A password needs at least 8 characters.': 'പാസ്‌വേഡിന് കുറഞ്ഞത് 8 അക്ഷരങ്ങൾ വേണം.',
  'A password has at most 128 characters.': 'പാസ്‌വേഡ് 128 അക്ഷരത്തിൽ കൂടരുത്.',
  'This password is too common: others would guess it. Please choose another one.':
    'ഈ പാസ്‌വേഡ് പലരും ഉപയോഗിക്കുന്നതാണ്; മറ്റുള്ളവർക്ക് എളുപ്പം ഊഹിക്കാം. മറ്റൊന്ന് തിരഞ്ഞെടുക്കൂ.',
  'A password must not contain your e-mail address or the name of this app. Please choose another one.':
    'ഇമെയിൽ വിലാസമോ ഈ ആപ്പിന്റെ പേരോ പാസ്‌വേഡിൽ ഉണ്ടാകരുത്. മറ്റൊന്ന് തിരഞ്ഞെടുക്കൂ.',
  'This link belongs to another account than the one that is signed in here.':
    'ഈ ലിങ്ക്, ഇപ്പോൾ ഇവിടെ ലോഗിൻ ചെയ്തിരിക്കുന്ന അക്കൗണ്ടിന്റേതല്ല.',
  'This e-mail is confirmed already.': 'ഈ ഇമെയിൽ സ്ഥിരീകരിച്ചുകഴിഞ്ഞതാണ്.',
  'This is your e-mail address already.': 'ഇതുതന്നെയാണ് ഇപ്പോൾ നിങ്ങളുടെ ഇമെയിൽ വിലാസം.',
  'Please confirm your e-mail address first.': 'ആദ്യം ഇമെയിൽ വിലാസം സ്ഥിരീകരിക്കൂ.',
  'Please enter the code of your authenticator app, or a recovery code.':
    'ഓതന്റിക്കേറ്റർ ആപ്പിലെ കോഡോ ഒരു റിക്കവറി കോഡോ നൽകൂ.',
  'The e-mail address is missing.': 'ഇമെയിൽ വിലാസം നൽകിയിട്ടില്ല.',
  'This is too long for an e-mail address.': 'ഇമെയിൽ വിലാസത്തിന് നീളം കൂടിപ്പോയി.',
  'This does not look like an e-mail address.': 'ഇത് ശരിയായ ഇമെയിൽ വിലാസമല്ല.',
  'The name must be one line of text.': 'പേര് ഒറ്റ വരിയിൽ എഴുതണം.',
  'The name must have at most 80 characters.': 'പേരിൽ പരമാവധി 80 അക്ഷരങ്ങളേ പാടുള്ളൂ.',
  'The username must not mix letters of different alphabets that look the same.':
    'ഒരുപോലെ തോന്നുന്ന പല ലിപികളിലെ അക്ഷരങ്ങൾ യൂസർനെയിമിൽ കലർത്തരുത്.',
  'The username must have 3 to 30 characters.': 'യൂസർനെയിമിൽ 3 മുതൽ 30 വരെ അക്ഷരങ്ങൾ വേണം.',
  'The username must begin with a letter or a digit, and have only letters, digits, dots, hyphens and underscores.':
    'യൂസർനെയിം അക്ഷരത്തിലോ അക്കത്തിലോ തുടങ്ങണം; അക്ഷരം, അക്കം, കുത്ത്, ഹൈഫൻ, അണ്ടർസ്കോർ എന്നിവയേ അതിൽ പാടുള്ളൂ.',
  'Somebody else is signed in here now.': 'ഇപ്പോൾ ഇവിടെ മറ്റൊരാളാണ് ലോഗിൻ ചെയ്തിരിക്കുന്നത്.',
  'Only an operator may do this.': 'സൈറ്റ് നടത്തുന്നവർക്കു മാത്രമേ ഇത് ചെയ്യാനാകൂ.',
  'That cannot be done.': 'അത് ചെയ്യാനാകില്ല.',
  'The coach did not answer. Please try again.': 'കോച്ച് മറുപടി തന്നില്ല. വീണ്ടും ശ്രമിക്കൂ.',
  'The sentence could not be spoken. Please try again.': 'വാക്യം കേൾപ്പിക്കാനായില്ല. വീണ്ടും ശ്രമിക്കൂ.',
  'This server does not speak sentences.': 'ഈ സെർവർ വാക്യങ്ങൾ വായിച്ചുകേൾപ്പിക്കുന്നില്ല.',
  'Too many sentences are being spoken. Please try again in a minute.':
    'ഇപ്പോൾ തിരക്കാണ്. ഒരു മിനിറ്റ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കൂ.',
  'Too many texts are being read. Please try again in a minute.':
    'ഇപ്പോൾ തിരക്കാണ്. ഒരു മിനിറ്റ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കൂ.',
  'The server has no room left to keep this. Please try again later.':
    'ഇത് സൂക്ഷിക്കാൻ സെർവറിൽ ഇപ്പോൾ സ്ഥലമില്ല. കുറച്ചു കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കൂ.',
  'Please write the e-mail address with the letters a to z only.':
    'ഇമെയിൽ വിലാസം a മുതൽ z വരെയുള്ള അക്ഷരങ്ങളിൽ എഴുതൂ.',
  'Please enter a topic.': 'ഒരു വിഷയം നൽകൂ.',
  'Please enter some Malayalam text.': 'കുറച്ച് മലയാളം എഴുതൂ.',
  'The accounts do not answer. Please try again.': 'അക്കൗണ്ടുകൾ ഇപ്പോൾ ലഭ്യമല്ല. വീണ്ടും ശ്രമിക്കൂ.',
}

const withValues: readonly (readonly [english: RegExp, malayalam: string])[] = [
  [
    /^Too many attempts\. Please try again in (\d+) seconds?\.$/,
    'ശ്രമങ്ങൾ കൂടിപ്പോയി. $1 സെക്കൻഡ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കൂ.',
  ],
  [
    /^Too many attempts\. Please try again in (\d+) minutes?\.$/,
    'ശ്രമങ്ങൾ കൂടിപ്പോയി. $1 മിനിറ്റ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കൂ.',
  ],
  [
    /^Your (\d+) questions to the coach for today are used up\. Tomorrow there are new ones\.$/,
    'കോച്ചിനോടുള്ള ഇന്നത്തെ $1 ചോദ്യങ്ങളും കഴിഞ്ഞു. നാളെ പുതിയവ കിട്ടും.',
  ],
  [/^The username (.+) is taken\.$/s, '“$1” എന്ന യൂസർനെയിം മറ്റൊരാൾ എടുത്തുകഴിഞ്ഞു.'],
]

/** A refusal in Malayalam; one that no learner meets, or that is in Malayalam already, as it is. */
export function inMalayalam(sentence: string): string {
  const known = sentences[sentence]
  if (known) return known
  const found = withValues.find(([english]) => english.test(sentence))
  return found ? sentence.replace(...found) : sentence
}

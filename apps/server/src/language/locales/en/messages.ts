/**
 * The server's messages to a learner, by their ids. A text here may be reworded without losing its
 * translations. The other languages have the same ids, with the same names in braces.
 */
export const messages = {
  // Any request
  unexpected: 'Something broke.',
  'cannot-be-done': 'That cannot be done.',
  'too-many-attempts': 'Too many attempts. Please try again in {wait}.',
  'no-such-address': 'There is nothing at this address.',
  'nothing-here': 'There is nothing here.',
  'address-broken': 'This address is broken.',
  'address-null': 'The address must have no null characters.',
  'address-unclear': 'The address does not say what is wanted.',
  'wrong-method': 'This address takes {methods} only.',
  'our-pages-only': 'This may only be asked from our own pages.',
  'leads-elsewhere': 'From here one goes on to a page of ours only.',
  'database-away': 'The database does not answer.',
  'disk-full': 'The server has no room left to keep this. Please try again later.',

  // The body of a request
  'body-type': 'The body must be application/json, in UTF-8 and not compressed.',
  'form-type': 'The body must be multipart/form-data, and not compressed.',
  'body-too-large': 'The body may have {bytes} bytes at most.',
  'body-not-whole': 'The body did not arrive whole.',
  'form-not-whole': 'The form did not arrive whole.',
  'body-not-json': 'The body must be JSON.',
  'body-not-object': 'The body must be an object, not a list.',
  'body-lacks': 'The body must have "{field}".',
  'body-unknown': 'The body is not what is asked for here.',
  'field-unknown': '"{field}" is not what is asked for here.',
  'null-characters': 'What is sent must have no null characters.',

  // Who is signed in, and what they may do
  'sign-in-first': 'Please sign in first.',
  'sign-in-again': 'That took too long. Please sign in again.',
  'signed-in-otherwise': 'Somebody else is signed in here now.',
  'operators-only': 'Only an operator may do this.',
  'not-for-you': 'This is not for you to do.',
  'account-closed': 'This account has been closed by the operator.',
  'account-changed': 'The account has changed at the same moment. Please try again.',
  'accounts-away': 'The accounts do not answer. Please try again.',
  'credentials-wrong': 'The e-mail or the password is not right.',

  // Passwords, codes and links
  'password-missing': 'Please enter your password.',
  'password-wrong': 'The password is not right.',
  'password-none':
    'This account has no password yet. Have a link mailed to set one: under "Password" in the profile.',
  'password-short': 'A password needs at least 8 characters.',
  'password-long': 'A password has at most 128 characters.',
  'password-common': 'This password is too common: others would guess it. Please choose another one.',
  'password-personal':
    'A password must not contain your e-mail address or the name of this app. Please choose another one.',
  'code-wrong': 'That code is not right.',
  'code-expired': 'That code has expired. Please ask for a new one.',
  'codes-too-many': 'Too many wrong codes. Please try again in a quarter of an hour.',
  'second-code-missing': 'Please enter the code of your authenticator app, or a recovery code.',
  'second-step-off': 'Two-step login is not on.',
  'link-used': 'This link is used already or too old. Please ask for a new one.',
  'link-of-another': 'This link belongs to another account than the one that is signed in here.',
  'token-no-text': 'The token must be text.',
  'token-unknown': 'The token is not one of ours.',

  // E-mail addresses, and the profile
  'email-missing': 'The e-mail address is missing.',
  'email-long': 'This is too long for an e-mail address.',
  'email-letters': 'Please write the e-mail address with the letters a to z only.',
  'email-invalid': 'This does not look like an e-mail address.',
  'email-taken': 'There is an account with this e-mail already. Log in, or reset your password.',
  'email-yours': 'This is your e-mail address already.',
  'email-confirmed': 'This e-mail is confirmed already.',
  'email-confirm-first': 'Please confirm your e-mail address first.',
  'name-no-text': 'The name must be text.',
  'name-lines': 'The name must be one line of text.',
  'name-long': 'The name must have at most 80 characters.',
  'username-no-text': 'The username must be text.',
  'username-length': 'The username must have 3 to 30 characters.',
  'username-letters':
    'The username must begin with a letter or a digit, and have only letters, digits, dots, hyphens and underscores.',
  'username-alphabets': 'The username must not mix letters of different alphabets that look the same.',
  'username-taken': 'The username {username} is taken.',

  // For operators
  'user-no-id': 'The user must be named by their id.',
  'ban-no-number': 'The ban must end after a number of seconds.',
  'ban-part-second': 'The ban must end after whole seconds.',
  'ban-too-short': 'The ban must end after a second or later.',
  'ban-too-long': 'The ban must end within ten years, or have no end.',

  // The waitlist
  'language-unknown': 'The language must be {languages}.',
  'waitlist-token-unknown': 'This is not what joining answered.',

  // Progress and reviews
  'records-too-many': 'At most {records} records are sent at once.',
  'result-points': 'No quiz gives that many points.',
  'result-mistakes': 'There are more mistakes than questions.',
  'word-no-key': 'There is nothing to look up by.',
  'reviews-full': 'There is no room for more reviews.',
  'practice-full': 'There is no room for more practice.',
  'practice-full-today':
    'This account has stored as much today as it may in a day. The rest follows tomorrow.',
  'download-under-way': 'Your data is on its way to you already. Please wait until that file is complete.',
  'look-skill': 'An item is not practised in this way.',
  'look-common': 'Only reading and hearing have a schedule in common.',

  // The dictionary
  'word-missing': 'The word is missing.',
  'word-long': 'The word is too long.',
  'word-letters': 'The word has signs in it that are no letters.',

  // The coach
  'topic-missing': 'Please enter a topic.',
  'topic-long': 'The topic may have {most} characters at most.',
  'topic-unknown': 'The built-in coach has no sentences about “{topic}”. Near it are: {nearest}.',
  'text-no-english': 'Please enter some English text.',
  'topic-unknown-alone': 'The built-in coach has no sentences about “{topic}”. Try another word for it.',
  'text-no-malayalam': 'Please enter some Malayalam text.',
  'text-long': 'The text may have {most} characters at most.',
  'guess-long': 'A guess may have {most} characters at most.',
  'coach-failed': 'The coach did not answer. Please try again.',
  'coach-credits':
    'Your {credits} questions to the coach for today are used up. Tomorrow there are new ones.',
  'no-translation': 'The built-in coach translates no texts of others.',
  'no-line': 'There is no line to translate.',
  'no-such-line': 'The text has no line at one of these places.',
  'lines-too-many': 'At most {most} lines are translated at once.',
  'lines-long': 'Lines that are translated at once may have {letters} characters at most.',

  // Sounds
  'no-speech': 'This server does not speak sentences.',
  'speech-failed': 'The sentence could not be spoken. Please try again.',
  'speech-busy': 'Too many sentences are being spoken. Please try again in a minute.',
  'sound-unread': 'This sound could not be read. Please try again later.',
  'sounds-unread': 'The sounds of the words could not be read.',
  'sound-failed': 'This sound could not be made. Please try again later.',
  'sound-left': 'Nobody waits for this sound any more.',
  'sound-not-made': 'This sound was not made, and this server makes none.',
  'sounds-busy': 'Too many sounds are being made. Please try again in a moment.',
  'mastering-busy': 'Too many sounds are being mastered.',

  // Videos, and texts of a learner's own
  'no-such-video': 'There is no such video.',
  'no-such-text': 'You have no such text.',
  'title-no-text': 'The title must be text.',
  'title-missing': 'The title is missing.',
  'title-long': 'The title must have at most {most} characters.',
  'title-lines': 'The title must be one line of text.',
  'texts-busy': 'Too many texts are being read. Please try again in a minute.',
  'texts-full': 'There is no room for more. Delete a text that you do not need.',

  // Captions
  'captions-language': 'This is no language.',
  'captions-off': 'This site does not fetch captions. Paste or upload them.',
  'captions-no-video': 'There is no such video. Check the link, or try another video.',
  'captions-private': 'This video is private or asks for a login. Try another, or upload its captions.',
  'captions-none': 'This video has no captions. Upload some, or try another video.',
  'captions-no-malayalam': 'This video has no Malayalam captions. Upload some, or take what there is.',
  'captions-limit': 'YouTube gives us no captions for now. Try again in an hour, or upload them.',
  'captions-token': 'YouTube gives captions of this video to browsers only. Upload them.',
  'captions-network': 'YouTube cannot be reached. Try again in a minute.',
  'captions-strange': 'YouTube answers in a way we do not know. Upload the captions.',
  'link-no-text': 'The link is missing.',
  'link-long': 'This is too long for a link.',
  'link-empty': 'The link is missing. Paste one.',
  'link-no-address': 'This is no link. Copy it from the address bar of the video, or from Share.',
  'link-other-site': 'This link is not to YouTube. Only videos from there can be looked up.',
  'link-no-video': 'This link leads to no video. Open the video, and copy its link.',
  'link-bad-id': 'The link is cut off or has letters too many. Copy it again.',

  // Files of captions: one of the first two names the text, and contains one of the others.
  'file-original': 'The original text: {fault}',
  'file-english': 'The English text: {fault}',
  'file-empty': 'there is nothing in it.',
  'file-too-large': 'it has more than 10 MB.',
  'file-no-text': 'this is no text, but some other kind of file.',
  'file-format': 'this is a file of the format {format}. Save it as SRT or VTT.',
  'file-like-time': 'line {line} looks like a time, but in no format that we know. Save it as SRT or VTT.',
  'file-no-captions': 'no line in it says anything.',
  'file-time':
    'line {line} has a time that cannot be read. It should look like 00:01:02,500 --> 00:01:05,000.',
  'file-caption-long': 'the caption at line {line} has more than 1000 characters. Make two of it.',
  'file-lines-many': 'it has {lines} lines, and 20000 are the most. Make two texts of it.',
  'file-unequal':
    'it has {english} lines, and the original has {original}. Without times they must be as many.',

  // Reports of mistakes
  'report-id': 'The id must be a UUID.',
  'report-kind': 'The kind must be one of those that can be reported.',
  'report-item': 'This is not the id of anything.',
  'report-shown-long': 'What was shown is too long.',
  'report-empty': 'Please write what is wrong.',
  'report-long': 'A report has at most 500 letters.',
  'report-version': 'This is not a version.',
} as const

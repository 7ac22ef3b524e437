/**
 * The endings of verbs, written like those of nouns. An ending that makes a stem continues like a verb of its
 * own.
 */
export const verbEndings = `
present present finite ുന്നു
present present|short end 4ണ് 4ണു
present short finite 3ന്നു
presentNegative present negative ുന്നില്ല
presentNegative present|short negative 4ണില്ല
presentNegative short negative 3ന്നില്ല
presentProgressive present copula ുന്നുണ്ട്
presentProgressive past copula 4ണ്ട്
presentProgressive present|short copula 4ണ്ട് 4ണുണ്ട് 4ണിണ്ട് 4ണ്ണ്ട് 4ണണ്ട്
presentRelative present adjective ുന്ന
presentRelative present|short adjective 4ണ
presentRelative short adjective 3ന്ന
presentNominal present noun ുന്നത്
presentNominal present in|il ുന്നത
presentNominal present|short noun 4ണത്
presentNominal present|short in|il 4ണത
presentNominal present end 4~ുന്നേ
presentNominal present|short end 4~ണേ
future present future ും
future short future 3ം
futureNegative present negative ില്ല 2ൂല 3ുകയില്ല 2ത്തില്ല 4ൂല്ല 4ുകേല 4ികേല 4ുകേല്ല 4ത്തൂല
futureNegative short negative 4ല്ല 4ല
must present|short future ണം 3േണം
please present|short other ണേ
needNot present|short negative ണ്ട
needNot present|short end 2ണ്ടാ
needNot present negative 1േണ്ട
needNot present end 2േണ്ടാ
hadTo present participle 1േണ്ടി
haveTo present infinitive 3േണ്ടിവരുക
haveTo present present 3േണ്ടിവര
haveTo present past 3േണ്ടിവന്ന
needed present adjective ~േണ്ട
mustBe present finite 3േണ്ടിയിരിക്കുന്നു
shouldHave present finite 3േണ്ടിയിരുന്നു
shouldHave present adjective 3േണ്ടിയിരുന്ന
neededNot present negative 3േണ്ടിയിരുന്നില്ല
may present future ാം
possible present adjective ാവുന്ന
mayOnly present end 3ാവൂ
onlyWill present end 3ുകയുള്ളൂ 3ുകയുള്ളു
mustNot present copula രുത്
pleaseDont present end ല്ലേ
polite present finite ൂ
polite past end 3ാട്ടെ
commandMany present end ുവിൻ 3ിൻ 4ീൻ
command command end ്
callHim present end 4െടാ 4ടാ
callHer present end 4െടീ 4ടീ
callFriend present end 4െടോ 4ടോ
let present|short other ട്ടെ
let present|short end 3ട്ടേ
to present case ാൻ 1ുവാൻ 4ാനക്കൊണ്ട്
able present future ാനാകും 1ാനാവും
cannot present negative ാനാകില്ല 1ാനാവില്ല 1ാനാകുന്നില്ല 1ാനാവുന്നില്ല 3ാൻവയ്യ 4ാൻമേല 4ാമ്മേല
noneTo present negative ാനില്ല 1ുവാനില്ല
couldNot present negative ാനായില്ല
toFor present adjective ാനുള്ള 1ുവാനുള്ള
dueTo present infinitive 3ാനിരിക്കുക
dueTo present present 3ാനിരിക്ക
dueTo present past 3ാനിരുന്ന
dueTo present case 3ാനിരിക്കെ 3ാനിരിക്കേ
without present case ാതെ 2ാണ്ട് 4ാണ്ടെ 4ാണ്ടേ
negativeRelative present adjective ാത്ത
notDone present past 3ാഞ്ഞ
habit present copula ാറുണ്ട്
habit present other 3ാറ്
habitNegative present negative ാറില്ല
habitRelative present adjective ാറുള്ള
onlyHabit present end 3ാറുള്ളൂ 3ാറുള്ളു
when present case ുമ്പോൾ 2ുമ്പോ 4ുമ്പം 4ുമ്പ
progressive present copula ുകയാണ് 2ുവാണ് 2ുകാണ് 3ികയാണ്
progressive present copula 4്വാണ് 4്യാണ്
progressive present end 2ുകയാ 2ുവാ 4്വാ 4്യാ
progressive short copula 4വാണ്
progressive short end 4വാ
pastProgressiveRelative present adjective 1ുകയായിരുന്ന 3ികയായിരുന്ന
progressiveMaybe present future 1ുകയാകും 1ുകയാവും 1ുകയായിരിക്കും
notDoing present negative 1ുകയല്ല 3ികയല്ല 4ുവല്ല
didSo present finiteI 1ുകയുണ്ടായി 3ികയുണ്ടായി
didSo present pastI 1ുകയുണ്ടായ 3ികയുണ്ടായ
pastProgressive present finite ുകയായിരുന്നു 2ുവായിരുന്നു 2ുവാരുന്നു 4ുകയാരുന്നു 4്വായിരുന്നു 4്വാരുന്നു 4്യായിരുന്നു 4്യാരുന്നു 3ികയായിരുന്നു
aboutTo present finiteI ാറായി
aboutTo present pastI ാറായ
olderInfinitive present infinitive 3ിക
doing present noun 3ൽ
doing present in|il 3ല
avoid present infinitive ാതിരിക്കുക
avoid present present|command ാതിരിക്ക
avoid present past ാതിരുന്ന
avoid present end 3ാതിരി 4ാണ്ടിരി
avoid present present|command 4ാണ്ടിരിക്ക
avoid present past 4ാണ്ടിരുന്ന
passive present infinitive പ്പെടുക
passive present present|command പ്പെട
passive present past പ്പെട്ട
causative cause infinitive 3ിക്കുക
causative cause present 3ിക്ക
causative cause past 3ിച്ച
past past finite ു
pastRelative pasts adjective 0
participle past participle ്
pastNegative pasts negative ില്ല
pastNegative pasts negative 4ീല്ല
pastNominal pasts noun ത്
pastNominal pasts in|il ത
whenPast pasts case പ്പോൾ 2പ്പോ 4പ്പം
whenPast adjective case 3പ്പോൾ
asSoonAs pasts case 1ുടൻ 1യുടൻ 3ുടനെ 3യുടനെ 3ാലുടൻ 3ാലുടനെ
onceDone pasts case 1തോടെ 3തോടുകൂടി
onceDone present case 1ുന്നതോടെ 3ുന്നതോടുകൂടി
byThen pasts case 1പ്പോഴേക്കും 3പ്പോഴേയ്ക്കും 3പ്പോഴത്തേക്കും
byThen present case 1ുമ്പോഴേക്കും 3ുമ്പോഴേയ്ക്കും 3ുമ്പോഴത്തേക്കും
eachTime present case 1ുന്തോറും 3ുംതോറും
asLongAs present case 1ുന്നിടത്തോളം 3ുന്നേടത്തോളം
sinceDone pasts case 1തിൽപ്പിന്നെ 3തിൽപിന്നെ
onTheWay present case 3ുന്നവഴി
onTheWay pasts case 3വഴി
whileSo present case 3~വേ
howAbout pasts end 1ാലോ
afterThat pasts case ശേഷം
ifPast pasts case ാൽ 2~ാ
evenIf pasts case ാലും
wouldHave pasts end േനെ
whyNot past end 3ൂടെ 3ൂടേ 3ുകൂടെ 3ുകൂടേ
whyNot participleI end 3ക്കൂടെ 3ക്കൂടേ
shouldNot past end 3ൂടാ 3ുകൂടാ
shouldNot participleI end 3ക്കൂടാ
mightHave pasts future േക്കാം
mightHaveBeen pasts future േക്കും
after pasts case ിട്ട് 4േച്ച്
although pasts end 1ിട്ടും
because pasts case 1തിനാൽ
because present case 1ുന്നതിനാൽ 4ുന്നോണ്ട്
because present|short case 4ണോണ്ട്
mustHave past future 1ുകാണും
mustHave participleI future 1ക്കാണും
perfect pasts copula ിട്ടുണ്ട് 4ിണ്ട്
perfect past end 4ിക്ക് 4ിന്
perfectNegative pasts negative ിട്ടില്ല
onlyDone pasts end 3ിട്ടുള്ളൂ 3ിട്ടുള്ളു
perfectRelative pasts adjective ിട്ടുള്ള
pluperfect pasts finite ിരുന്നു
pluperfectNegative pasts negative ിരുന്നില്ല
pluperfectRelative pasts adjective ിരുന്ന
resulting pasts finite ിരിക്കുന്നു
willHave pasts future ിരിക്കും
resulting pasts infinitive 3ിരിക്കുക
resulting pasts copula 3ിരിപ്പുണ്ട്
resulting pasts present ിരിക്ക
resulting pasts past ിരുന്ന
while past case ുകൊണ്ട് 2ോണ്ട്
while participleI case ക്കൊണ്ട് 3കൊണ്ട് 2ക്കോണ്ട്
continuing past finite ുകൊണ്ടിരിക്കുന്നു 2ോണ്ടിരിക്കുന്നു
continuing participleI finite ക്കൊണ്ടിരിക്കുന്നു 2ക്കോണ്ടിരിക്കുന്നു
continuingPast past finite ുകൊണ്ടിരുന്നു 2ോണ്ടിരുന്നു
continuingPast participleI finite ക്കൊണ്ടിരുന്നു 2ക്കോണ്ടിരുന്നു
continuing past finite 3ുകൊണ്ടേയിരിക്കുന്നു
continuing participleI finite 3ക്കൊണ്ടേയിരിക്കുന്നു
continuing past past 3ുകൊണ്ടേയിരുന്ന
continuing participleI past 3ക്കൊണ്ടേയിരുന്ന
continuing past present 3ുകൊണ്ടേയിരിക്ക
continuing participleI present 3ക്കൊണ്ടേയിരിക്ക
continuingPast past finite 3ുകൊണ്ടേയിരുന്നു
continuingPast participleI finite 3ക്കൊണ്ടേയിരുന്നു
whileSo past case 3ുകൊണ്ടിരിക്കെ 3ുകൊണ്ടിരിക്കേ
whileSo participleI case 3ക്കൊണ്ടിരിക്കെ 3ക്കൊണ്ടിരിക്കേ
whileSo pasts case 3ിരിക്കെ 3ിരിക്കേ
continuing past infinitive 3ുകൊണ്ടിരിക്കുക
continuing past present ുകൊണ്ടിരിക്ക 4ോണ്ടിരിക്ക
continuing past past ുകൊണ്ടിരുന്ന 4ോണ്ടിരുന്ന
continuing participleI infinitive 3ക്കൊണ്ടിരിക്കുക
continuing participleI present ക്കൊണ്ടിരിക്ക 4ക്കോണ്ടിരിക്ക
continuing participleI past ക്കൊണ്ടിരുന്ന 4ക്കോണ്ടിരുന്ന
doMust pasts future 3േക്കണം
goAhead past end ോളൂ 2~ോ
goAhead pasts end 1േക്കൂ 3േക്ക്
goAhead participleI end ക്കോളൂ 2ക്കോ
comeOn pasts end 3~േ
comeOn participleI end 3ക്കേ
willSurely past future ോളാം
willSurely participleI future ക്കോളാം
onItsOwn past future 3ോളും
onItsOwn participleI future 3ക്കോളും
letMe past end ോട്ടെ 3ോട്ടേ
letMe participleI end ക്കോട്ടെ 3ക്കോട്ടേ
away past finiteI 1ുപോയി
away past pastI 1ുപോയ
away participleI finiteI 1പ്പോയി
away participleI pastI 1പ്പോയ
forOthers past finite 1ുകൊടുത്തു
forOthers participleI finite 1ക്കൊടുത്തു
`

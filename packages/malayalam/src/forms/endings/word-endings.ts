/**
 * Endings that join to a whole word, which changes before a vowel: അമ്മയും, മരമാണ്. Written like the endings
 * of nouns. `and` has a table of its own, because ം becomes വ before it.
 */
export const andEndings = `
and nominal|infinitive|other|number case ും
along noun|rra|case|genitive|number case ുമായി 3ുമായിട്ട്
along noun|rra|case|genitive|number adjective ുമായുള്ള
`

/**
 * What only speech joins so: ഉം after ം, എ, അ and ഇ (വെള്ളോം, അവരേം, ചായേം, പഴംപൊരീം), the cases of what ends in അ
 * and ഇ (കടേല്, മുറീന്ന്), what somebody has or gives (എന്റേല്, അവന്റേന്ന്), and എന്ന്, of which ന്ന് is left (വന്നൂന്ന്, വരാന്ന്).
 */
export const saidEndings = `
and nominal|other case 2ോം 2േം
and nominal|other|number case 2ീം
accusative noun case 4ീനെ 4േനെ
genitive noun genitive 2േടെ 2ീടെ
locative noun case 2േല് 2ീല് 2േൽ 2ീൽ 4േത്ത്
locative genitive case 4േല് 4േൽ
ablative genitive case 4േന്ന്
locativeAdjective noun genitive 2േലെ 2ീലെ 4േത്തെ 4ീലത്തെ 4േലത്തെ
allative noun case 2േലേക്ക് 2ീലേക്ക് 4േലോട്ട് 4ീലോട്ട് 4േലിക്ക് 4ീലിക്ക് 4േത്തേക്ക് 4ീക്ക്
sociative noun case 4ീട്
ablative noun case 2േന്ന് 2ീന്ന് 4േൽനിന്ന് 4ീൽനിന്ന് 4േത്തൂന്ന് 4േലുന്ന് 4ീലുന്ന്
perlative noun case 2േലൂടെ 2ീലൂടെ 4ീക്കൂടെ
lacks noun negative 4ല്ല്യ 4ല്ല
isNot noun negative 4ല്ല
isntIt noun end 4ല്ലേ
near genitive case 2ടുത്ത് 4ട്ത്ത്
near genitive there 4ടുത്ത
under genitive case 4ടിയിൽ 4ടീല്
inside genitive case 2ുള്ളിൽ 2കത്ത്
youKnow future|finite end 4ൂലോ
that finite|future case 2ൂന്ന്
that finiteI case 2ീന്ന്
that negative|copula|future case 2ാന്ന്
that other case 2േന്ന്
youHear future end 2ാട്ടോ 4ാട്ടാ 4ൂട്ടോ
`

export const openEndings = `
question named|infinitive|other|verbal|number end ോ
question negative end 3ോ
question copula end 4~ാ
or named|number|other end 1ോ
whether named|infinitive|other|verbal|negative|number case 3ോയെന്ന് 2ോന്ന് 3ോ_എന്ന്
whether named|infinitive|other|verbal|negative|number adjective 3ോയെന്ന 3ോ_എന്ന
is nominal|number copula ാണ്
is nominal|number end 2ാ
isNot nominal|number negative|lacking ല്ല
isntIt named|verbal|negative|number end ല്ലേ
youKnow named|verbal|negative|number end ല്ലോ 4ല്ലാ
tag negative end േ
emphasis nominal|infinitive|other|verbal|number case േ
that named|infinitive|other|verbal|negative|number case െന്ന്
called named|infinitive|verbal|negative|number adjective െന്ന
nominal genitive noun 3േത്
nominal genitive in|il 3േത
factThat named|infinitive|verbal|negative|number noun െന്നത്
factThat named|infinitive|verbal|negative|number in|il െന്നത
if named|verbal|negative case െങ്കിൽ 2െങ്കി
if verbal|negative case 2േൽ
evenThough verbal|negative case െങ്കിലും 2േലും
atLeast named|number case െങ്കിലും 2േലും
exists nominal|number copula ുണ്ട്
lacks nominal|number negative|lacking ില്ല
having nominal|number adjective ുള്ള
became nominal|number case|finiteI ായി
asIs nominal|number case 1ായിട്ട്
being nominal|number adjective|pastI ായ
althoughIs nominal|number end 1ായിട്ടും
becauseIs nominal|number case 1ായതിനാൽ
because lacking case 1ാത്തതിനാൽ
isNow nominal|number finite 1ായിരിക്കുന്നു
was named|verbal|negative|number finite ായിരുന്നു 2ാരുന്നു 4ാർന്നു 4ാര്ന്നു
wasNot nominal|number|future|copula negative ായിരുന്നില്ല 2ാരുന്നില്ല 4ാർന്നില്ല
wasRelative nominal|copula|number|future adjective ായിരുന്ന 2ാരുന്ന
probably nominal|negative|number|future|copula future ായിരിക്കും
asFor noun|rra end 1~ാകട്ടെ 1~ാവട്ടെ
willBe nominal|copula|number future ാകും 1ാവും
maybe nominal|copula|number future ാകാം 1ാവാം
become nominal|copula|number infinitive ാകുക 1ാവുക
become nominal|copula|number present ാക 1ാവ
being copula pastI 3ായ
makeInto nominal|number infinitive 3ാക്കുക
makeInto nominal|number present|command 3ാക്ക
makeInto nominal|number finiteI|participleI|participle 3ാക്കി
makeInto nominal|number pastI 3ാക്കിയ
lackingRelative lacking adjective ാത്ത
lackingWithout lacking case ാതെ 2ാണ്ട് 4ാണ്ടെ
lackingBe lacking past 3ാതിരുന്ന
lackingBe lacking present 3ാതിരിക്ക
lackingBe lacking infinitive 3ാതിരിക്കുക
lackingBecome lacking finiteI 3ാതായി
lackingBecome lacking pastI 3ാതായ
lackingBecome lacking present 3ാതാക 3ാതാവ
lackingBecome lacking infinitive 3ാതാകുക 3ാതാവുക
ordinal number adjective ാം
ordinal number adjective ാമത്തെ
ordinalNominal number noun ാമത്
ordinalNominal number in|il ാമത
ordinalNominal number noun 3ാമത്തേത്
ordinalNominal number in|il 3ാമത്തേത
ordinalPerson number noun 1ാമൻ
ordinalPerson number e|il 1ാമന
ordinalPerson number nte 1ാമ
a adjective|nominal|copula end 3ൊരു
just nominal|other end 3ൊന്ന്
thisNoun noun|rra|case|genitive|copula end 3ീ
much noun adjective 3േറിയ 3ാർന്ന
andAll nominal case 3ൊക്കെ
notAny nominal case 3ൊന്നും
allOf nominal case 3െല്ലാം
allOver noun end 3ാകെ
justHas named end 3ുള്ളൂ 3ുള്ളു
onlySoMuch verbal end 3ുള്ളൂ 3ുള്ളു
perhaps named|verbal end 3െങ്ങാനും
also noun|rra|case|number end 2ൂടെ 2ൂടി
callHim verbal|negative|other end 4െടാ
callHer verbal|negative|other end 4െടീ
callFriend verbal|negative|other end 4െടോ
theySay noun|verbal|negative end 3ത്രേ 3ത്രെ
including noun|rra case 3ടക്കം
including noun|rra adjective 3ടക്കമുള്ള
asMuchAs nominal|number case 3ോളം
using noun|rra case 2ോണ്ട്
throughout case case 3ുടനീളം
thisOne copula end 3ിത്
thatOne copula end 3ത്
what nominal|other case 3െന്ത്
whatFor nominal|other case 3െന്തിന്
how nominal|other case 3െങ്ങനെ
where nominal|other case 3െവിടെ
howMuch nominal case 3െത്ര
who nominal noun 3ാര്
anybody nominal case 3ാരും
somebody nominal case 3ാരെങ്കിലും
itself nominal|number end 4ന്നെ
allative case case 4ോട്ട്
`

/** Endings that join to a whole word and begin with a consonant: അതുകൊണ്ട്, അതുതന്നെ, ഇന്നുമുതൽ. */
export const closedEndings = `
each noun|rra|case case 3തോറും
using noun|rra case കൊണ്ട്
itself nominal|number case തന്നെ 1ത്തന്നെ
also named|number case കൂടി 3കൂടെ 3ക്കൂടി
until nominal|number case വരെ
allative case case 3ത്തേക്ക്
since nominal|number case മുതൽ 3തൊട്ട് 4ത്തൊട്ട്
even nominal|number case പോലും
only nominal|number case മാത്രം
similar nominal case 1പോലെ 3പോലുള്ള
ablative case case 1നിന്ന് 1_നിന്ന്
onTop noun case 3മേൽ
feel noun infinitive 3പ്പെടുക
feel noun present|command 3പ്പെട
feel noun past 3പ്പെട്ട
makeFeel noun infinitive 3പ്പെടുത്തുക
makeFeel noun present|command 3പ്പെടുത്ത
makeFeel noun finiteI|participleI|participle 3പ്പെടുത്തി
makeFeel noun pastI 3പ്പെടുത്തിയ
peopleOf noun|rra|case noun|kk 3കാർ 3ക്കാർ
peopleOf noun|rra|case e|il|ude 3കാര 3ക്കാര
heOf noun|rra|case noun 3കാരൻ 3ക്കാരൻ
heOf noun|rra|case e|il 3കാരന 3ക്കാരന
heOf noun|rra|case nte 3കാര 3ക്കാര
sheOf noun|rra|case noun|kk 3കാരി 3ക്കാരി
sheOf noun|rra|case e|il|ude 3കാരിയ 3ക്കാരിയ
that future case 2ന്ന്
onTheWay future case 3വഴി
forSake case case 1വേണ്ടി
afterThat case case 1ശേഷം
beforeThat case case 1മുമ്പ് 1മുൻപ്
inFront case case 3മുമ്പിൽ 3മുന്നിൽ 3മുൻപിൽ
toward case case 3നേരെ
concerning noun adjective 3പരമായ
concerning noun case 3പരമായി
fullOf noun case 3പൂർവം 3പൂർവ്വം
`

/** Endings that join to a word to which nothing else can join: വാടാ, എന്താടീ, വന്നോടാ. */
export const lastEndings = `
callHim end end 4ടാ
callHer end end 4ടീ
callFriend end end 4ടോ
youHear finite|finiteI|future|negative|copula|end end 2ട്ടോ 4ട്ടാ
`

/** Endings that join to the stem of a word for a time or a place: ഇന്നത്തെ, അവിടേക്ക്, മുകളിലെ. */
export const dayEndings = `
ofTime day genitive ത്തെ
ofTime there genitive െ 3ത്തെ
perlative there case ൂടെ
allative day case 1ത്തേക്ക്
allative day|there case 1േക്ക് 3േയ്ക്ക് 2ോട്ട്
ablative day case 2ുന്ന്
`

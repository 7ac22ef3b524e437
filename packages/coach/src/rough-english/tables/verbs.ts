/**
 * How verbs are put into English. A line: the verb, = its English, and after a semicolon what is special.
 * What stands in brackets is said only before an object, and ~ is where the object stands.
 *
 * - it: an object is needed; where the sentence has none, “(it)” is put in. object: it may have one.
 * - whom: the object that is not said is a person. halts: a vehicle does it by itself; shuts: a shop.
 * - dat, soc, loc, all, acc: the preposition of that case; “-” makes it the object, “no” is refused.
 * - thing: what is said of things, not of people. any: of both.
 * - state: “he knows”, not “he is knowing”. felt: the one in the dative is the subject of the English.
 *
 * - leave: what one asks to be let do: “may I sit here”.
 * - felt, inner: what only one who has it knows (hunger, fear); sensed: the same, of something. self: what one does with one's own
 *   body. effort: what one does for a result; result: what comes of it. moves: why one goes is one's own. In two
 *   clauses they tell who does both.
 *
 * A verb with several senses may have a line for another one: the verb, / and how the sense begins. A verb
 * that has no line is read by its one sense, with few cases; one with “no” is never read.
 */
export const verbLines = `
ആകുക = no
ആക്കുക = no
ഉണ്ടാക്കുക = make; it dat=for
ചെയ്യുക = do; it dat=for few
കഴിയുക = no
കഴിയുക/to be over = end; thing
പറ്റുക = no
പറ്റുക/to happen = happen; thing
പോകുക = go; dat=to loc=to any moves leave
പോകുക + thing below = fall; any
വരുക = come; dat=to loc=to any moves leave
നടക്കുക = walk; all=to
നടക്കുക/to happen = take place; thing
ഓടുക = run; any self effort
ഇരിക്കുക = sit; leave
നിൽക്കുക = stand; leave
നിൽക്കുക/to stop = stop; thing
നിർത്തുക = stop; it any halts
കിടക്കുക = lie down; self leave
കിടക്കുക + place = lie; any self
ഉറങ്ങുക = sleep; self effort
എഴുന്നേൽക്കുക = get up
എണീക്കുക = get up
എത്തുക = arrive; loc=at any
എത്തിച്ചേരുക = arrive; loc=at any
കയറുക = no
കയറുക + vehicle = get on; loc=-
കയറുക + plants = climb; loc=-
കയറുക/to climb = no
ഇറങ്ങുക = no
ഇറങ്ങുക + from vehicle = get off; away
ഇറങ്ങുക + from place = leave; away
ഇറങ്ങുക + സ്റ്റോപ്പ് = get off
ഇറങ്ങുക + nature = go into; loc=-
ഇറങ്ങുക + vehicle = no
വീഴുക = fall; any
പിടിക്കുക = hold; it
പിടിക്കുക + കള്ളൻ = catch; it
പിടിക്കുക + feelings object = no
പിടിക്കുക + മീൻ = catch; it
പിടിക്കുക + വാഹനം = catch; it
പിടിക്കുക/to catch = catch; it
വിടുക = no
എടുക്കുക = take; it leave
വെക്കുക = put; it any where
വെക്കുക + clothes in a place = no
വെക്കുക + തൊപ്പി = no
വെക്കുക + മാസ്ക് = no
വെക്കുക + കണ്ണട = no
വെക്കുക/to cook = cook; it
ഇടുക = put; it where
ഇടുക + clothes in a place = no
ഇടുക + clothes object = put on; it
ഇടുക/to wear = put on; it
കൊടുക്കുക = give; it dat=to
നൽകുക = give; it dat=to
തരുക = give; it dat=to goal
വാങ്ങുക = buy; it dat=for
വാങ്ങുക/to receive = get; it
വാങ്ങിക്കുക = buy; it dat=for
മേടിക്കുക = buy; it dat=for
കൊണ്ടുവരുക = bring; it dat=for
കൊണ്ടുപോകുക = take ~ away; it
കൊണ്ടുവിടുക = drop ~ off; it whom
അയക്കുക = send; it dat=to
കിട്ടുക = get; it felt
ലഭിക്കുക = get; it felt
കഴിക്കുക = eat; object self effort
കഴിക്കുക + മദ്യം = drink; object
കഴിക്കുക + വഴിപാട് = no
കഴിക്കുക/to marry = no
തിന്നുക = eat; object self
കുടിക്കുക = drink; object self
കുളിക്കുക = bathe; loc=in
കുളിപ്പിക്കുക = bathe; it
കഴുകുക = wash; it
വിശക്കുക = be hungry; felt state
ദാഹിക്കുക = be thirsty; felt state
കരയുക = cry; self
ചിരിക്കുക = laugh; soc=at self
മുറിക്കുക = cut; it
മരിക്കുക = die
താമസിക്കുക = live; state
പറയുക = say; it soc=to dat=no
സംസാരിക്കുക = speak; object soc=to
ചോദിക്കുക = ask; object soc=-
ചോദിക്കുക + കാര്യം = no
പറയുക + കാര്യം = no
വിളിക്കുക = call; object
കേൾക്കുക = hear; it sensed
പാടുക = sing; object
വായിക്കുക = read; object
വായിക്കുക + വയലിൻ = play; object
വായിക്കുക + ഗിറ്റാർ = play; object
വായിക്കുക + ഓടക്കുഴൽ = play; object
വായിക്കുക + വീണ = play; object
വായിക്കുക + ചെണ്ട = play; object
വായിക്കുക + തബല = play; object
വായിക്കുക + മൃദംഗം = play; object
വായിക്കുക + കീബോർഡ് = play; object
വായിക്കുക + പിയാനോ = play; object
വായിക്കുക/to play = play; object
എഴുതുക = write; object dat=to
അറിയുക = know; it state felt
പഠിക്കുക = study; object effort
പഠിക്കുക + purpose = learn
പഠിപ്പിക്കുക = teach; object
മനസ്സിലാകുക = understand; it felt state
ഓർക്കുക = remember; it state
ഓർമ്മിക്കുക = remember; it state
മറക്കുക = forget; it
വിചാരിക്കുക = think; state
തോന്നുക = feel; felt it
ഇഷ്ടപ്പെടുക = like; it felt state
ഇഷ്ടമാകുക = like; it felt state
സ്നേഹിക്കുക = love; it state whom
പേടിക്കുക = be afraid (of); inner
ഭയപ്പെടുക = be afraid (of); inner
നോക്കുക = look (at)
നോക്കുക/to look after = look after; it
കാണുക = see; it state sensed
കാണുക + film object = watch; it
കാണുക + വീഡിയോ = watch; it
കാണുക + സീരിയൽ = watch; it
കാണുക + sport object = watch; it
കാണിക്കുക = show; it dat=-
തുറക്കുക = open; object any both
അടയ്ക്കുക = close; it any shuts
അടയ്ക്കുക/to pay = pay; it
അടിക്കുക = no
തുടങ്ങുക = start; object any
ആരംഭിക്കുക = start; object any
തീരുക = finish; thing
മാറുക = no
മാറുക + ache = go away; thing
ഇരുട്ടുക = get dark; weather
മാറുക/to get well = go away; thing
മാറ്റുക = change; it
കൊണ്ടിരിക്കുക = no
ശരിയാകുക = be all right; thing
ജോലി ചെയ്യുക = work; state
കളിക്കുക = play; object soc=with leave
കളിക്കുക + arts object = perform; object
കളിക്കുക + culture object = perform; object
കളിക്കുക + festivals object = perform; object
കളിക്കുക + ഡാൻസ് = dance
സഹായിക്കുക = help; object
ഉപയോഗിക്കുക = use; it leave
പെയ്യുക = fall; thing
അലങ്കരിക്കുക = decorate; it
അവഗണിക്കുക = ignore; it
ഉന്തുക = push; it
ഏൽപ്പിക്കുക = no
തിരിച്ചറിയുക = recognise; it state
തിരിച്ചുകൊടുക്കുക = give ~ back; it dat=to
നീട്ടിവെക്കുക = put off; it
ഒത്തുകൂടുക = come together
ചീത്ത പറയുക = scold; it whom
വഴക്ക് പറയുക = scold; it whom
നന്ദി പറയുക = say thanks; soc=to
മറുപടി പറയുക = reply
ബോറടിക്കുക = be bored; felt
പുറത്തിറങ്ങുക = go out
പൊട്ടിച്ചിരിക്കുക = burst out laughing; self
പൊട്ടിക്കരയുക = burst into tears; self
തലകറങ്ങുക = feel dizzy; felt
വിലപേശുക = bargain
ഉണ്ടാകുക = no
സാധിക്കുക = no
നടത്തുക = hold; it
നടത്തുക + health object = do; it
ഓടിക്കുക = drive; object
ഓടിക്കുക/to chase = chase; it
ഉണരുക = wake up
ഉണർത്തുക = wake; it whom
എത്തിക്കുക = no
കയറ്റുക = no
ഇറക്കുക = no
ചാടുക = jump; self
പറക്കുക = fly; any
നീന്തുക = swim
തിരിയുക = turn; any
തിരിക്കുക = turn; it
മടങ്ങുക = return; loc=to moves
മടക്കുക = fold; it
തള്ളുക = push; it
വലിക്കുക = pull; it
ഉയരുക = rise; thing
ഉയർത്തുക = raise; it
ഒഴുകുക = flow; thing
കടക്കുക = cross; it
പുറപ്പെടുക = set out; any
യാത്ര ചെയ്യുക = travel
കറങ്ങുക = no
തെന്നുക = slip
ഇടിക്കുക = no
മുട്ടുക = no
തൊടുക = touch; it loc=- leave
എറിയുക = throw; it
കളയുക = throw ~ away; it
കളയുക/to do away = no
വിൽക്കുക = sell; it dat=to
കളഞ്ഞുപോകുക = get lost; thing
പുകവലിക്കുക = smoke
തേക്കുക = no
തേക്കുക/to brush = brush; it
തേക്കുക/to iron = iron; it
ഉടുക്കുക = wear; it
ഒരുങ്ങുക = get ready
ക്ഷീണിക്കുക = get tired; inner
വിയർക്കുക = sweat; inner
ചുമയ്ക്കുക = cough; self
തുമ്മുക = sneeze; self
കടിക്കുക = bite; it whom
വിഴുങ്ങുക = swallow; it
ഛർദ്ദിക്കുക = vomit; self
വേദനിക്കുക = hurt; thing
നോവുക = hurt; thing
വിറയ്ക്കുക = shiver; inner
മുറിയുക = get cut; thing
ജനിക്കുക = be born
കൊല്ലുക = kill; it whom
ജീവിക്കുക = live
വളരുക = grow; any
വളർത്തുക = keep; it
മിണ്ടുക = say anything; soc=to
അപേക്ഷിക്കുക = apply (for)
ആവശ്യപ്പെടുക = ask for; it soc=no
പ്രാർത്ഥിക്കുക = pray; soc=to
വിശദീകരിക്കുക = explain; it
കളിയാക്കുക = tease; it whom
വഴക്കിടുക = quarrel; soc=with
സമ്മതിക്കുക = agree
അറിയിക്കുക = inform; it whom
വിശ്വസിക്കുക = believe; it state
വിശ്വസിക്കുക + place = believe in; loc=- state
മനസ്സിലാക്കുക = understand; it state
ഓർമ്മിപ്പിക്കുക = remind; it whom
ചിന്തിക്കുക = think (about)
ആഗ്രഹിക്കുക = wish for; it state
വെറുക്കുക = hate; it state whom
പേടിപ്പിക്കുക = frighten; it whom
സന്തോഷിക്കുക = be happy; inner
വിഷമിക്കുക = worry; inner
ദേഷ്യപ്പെടുക = get angry; soc=with
പിണങ്ങുക = fall out; soc=with
പ്രതീക്ഷിക്കുക = expect; it
ക്ഷമിക്കുക = forgive; soc=-
തീരുമാനിക്കുക = decide
ശ്രദ്ധിക്കുക = pay attention
ബഹുമാനിക്കുക = respect; it state whom
ആസ്വദിക്കുക = enjoy; it
അടയുക = close; thing
പൂട്ടുക = lock; it
തൂക്കുക = hang; it
അടിച്ചുവാരുക = sweep; it
തുടയ്ക്കുക = wipe; it
വൃത്തിയാക്കുക = clean; it
നനയുക = get wet; any
നനയ്ക്കുക = water; it
അലക്കുക = wash; object
ഉണങ്ങുക = dry; thing
ഉണക്കുക = dry; it
പാചകം ചെയ്യുക = cook; object
വേവുക = cook; thing
വേവിക്കുക = cook; it
തിളയ്ക്കുക = boil; thing
തിളപ്പിക്കുക = boil; it
വറുക്കുക = fry; it
പൊരിക്കുക = fry; it
ചുടുക = bake; it
അരയ്ക്കുക = grind; it
അരിയുക = chop; it
ഇളക്കുക = stir; it
ചേർക്കുക = add; it
ചേരുക = no
ഒഴിക്കുക = pour; it
വിളമ്പുക = serve; it dat=to
ചൂടാക്കുക = heat; it
ചൂടാകുക = get hot; thing
തണുക്കുക = get cold; thing named
പഴുക്കുക = ripen; thing
തീർക്കുക = finish; it
അവസാനിക്കുക = end; thing
തുടരുക = continue; object any
കൂടുക = no
കൂട്ടുക = no
കുറയുക = go down; thing
കുറയ്ക്കുക = reduce; it
വൈകുക = be late; any result
നിറയുക = fill up; thing
നിറയ്ക്കുക = fill; it
ഒഴിവാക്കുക = avoid; it
കത്തുക = burn; thing
കത്തിക്കുക = light/burn; it
അണയ്ക്കുക = put out; it
കെട്ടുക = tie; it
തയ്ക്കുക = sew; it
പണിയുക = build; it
നിർമ്മിക്കുക = build; it
കുഴിക്കുക = dig; it
നടുക = plant; it
പറിക്കുക = pick; it
പൂക്കുക = blossom; thing
വിരിയുക = open; thing
പൊട്ടുക = break; thing
പൊട്ടിക്കുക = break; it
ഒടിയുക = break; thing
കീറുക = tear; object any both
കേടാകുക = break down; thing
കേടാകുക + food object = go bad; thing
കേടാകുക + body object = no
നന്നാക്കുക = repair; it
ശരിയാക്കുക = fix; it
ശ്രമിക്കുക = try; effort
ജയിക്കുക = win; object any result
ജയിക്കുക + ക്ലാസ് = no
ജയിക്കുക/to pass = pass; it result
തോൽക്കുക = lose; result
തോൽക്കുക + പരീക്ഷ = fail; loc=- result
ജയിക്കുക + പരീക്ഷ = pass; loc=- it result
അഭിനയിക്കുക = act
നൃത്തം ചെയ്യുക = dance
ഡാൻസ് ചെയ്യുക = dance
വരയ്ക്കുക = draw; object
എണ്ണുക = count; object
അളക്കുക = measure; it
തിരുത്തുക = correct; it
കടം വാങ്ങുക = borrow; it
സൂക്ഷിക്കുക = be careful
തയ്യാറാക്കുക = prepare; it
തയ്യാറാകുക = get ready
പരിശോധിക്കുക = check; it
തിരയുക = look for; it
അന്വേഷിക്കുക = ask about; it
അന്വേഷിക്കുക + ജോലി = look for; it
അന്വേഷിക്കുക + വീട് = look for; it
കണ്ടെത്തുക = find; it
കണ്ടുപിടിക്കുക = find out; it
നഷ്ടപ്പെടുക = be lost; thing
ഒളിക്കുക = hide
മോഷ്ടിക്കുക = steal; it
തിരഞ്ഞെടുക്കുക = choose; it
കല്യാണം കഴിക്കുക = marry; object
വിവാഹം കഴിക്കുക = marry; object
ക്ഷണിക്കുക = invite; it whom
സ്വീകരിക്കുക = accept; it
പരിചയപ്പെടുക = get to know; it whom
പരിചയപ്പെടുത്തുക = introduce; it dat=to
കണ്ടുമുട്ടുക = meet; it whom
ആഘോഷിക്കുക = celebrate; it
പങ്കെടുക്കുക = take part; loc=in
കാത്തിരിക്കുക = wait (for)
കാത്തുനിൽക്കുക = wait (for)
അനുസരിക്കുക = obey; it whom
രക്ഷിക്കുക = save; object
രക്ഷപ്പെടുക = escape
തടയുക = stop; it
ശല്യപ്പെടുത്തുക = disturb; it whom
ആലോചിക്കുക = think (about)
ചെല്ലുക = go; loc=to dat=to moves
തിരിച്ചുവരുക = come back; dat=to loc=to moves
തിരിച്ചുപോകുക = go back; dat=to loc=to moves
വിശ്രമിക്കുക = rest; self
വ്യായാമം ചെയ്യുക = exercise
ഫോൺ ചെയ്യുക = phone; object dat=-
ഓൺ ചെയ്യുക = switch on; it
ഓഫ് ചെയ്യുക = switch off; it
ചാർജ് ചെയ്യുക = charge; it
ബുക്ക് ചെയ്യുക = book; it
പാർക്ക് ചെയ്യുക = park; object leave
ഫോട്ടോ എടുക്കുക = take a photo
മെസേജ് അയക്കുക = send a message; dat=to
ഉദിക്കുക = rise; thing
വീശുക = blow; thing
തിളങ്ങുക = shine; thing
ഒട്ടിക്കുക = stick; it
പുരട്ടുക = apply; it
പൊതിയുക = wrap; it
മൂടുക = cover; it
ചുമക്കുക = carry; it
അമർത്തുക = press; it
കെട്ടിപ്പിടിക്കുക = hug; it whom
ഉമ്മ വെക്കുക = kiss; it whom
തല്ലുക = hit; it whom
കൈയടിക്കുക = clap
കുലുക്കുക = shake; it
കുരയ്ക്കുക = bark
പങ്കുവെക്കുക = share; it
പ്രവർത്തിക്കുക = work; any
സംഭവിക്കുക = happen; thing
വെട്ടുക = cut; it
സന്ദർശിക്കുക = visit; it
ചോരുക = leak; thing
മാറ്റിവെക്കുക = no
ഊരുക = take off; it
തോരുക = stop; thing
ഒപ്പിടുക = sign
കുടുങ്ങുക = get stuck; any
തികയുക = be enough; thing
പൊള്ളുക = get burnt; any
ഇടിവെട്ടുക = thunder; thing
കരിയുക = get burnt; thing
ഓടിപ്പോകുക = run away; self
പറന്നുപോകുക = fly away; any
തിരിഞ്ഞുനോക്കുക = look back
സ്വപ്നം കാണുക = dream
കൂട്ടിക്കൊണ്ടുപോകുക = take ~ along; it whom
ജോലിചെയ്യുക = work; state
അഴിക്കുക = no
ഒരുക്കുക = prepare; it
ചവിട്ടുക = no
ചുറ്റുക = no
മുങ്ങുക = sink; any
ധരിക്കുക = wear; it
പുഞ്ചിരിക്കുക = smile
മത്സരിക്കുക = compete
കൊള്ളുക = no
തെറ്റുക = no
പിരിയുക = no
അടുക്കുക = no
കരുതുക = no
ബന്ധപ്പെടുക = no
ആടുക = no
കുത്തുക = no
വിരിക്കുക = spread out; it
പെരുമാറുക = behave
അനങ്ങുക = move; any
അഴുകുക = rot; thing
പുതയ്ക്കുക = no
കാട്ടുക = show; it dat=-
തപ്പുക = no
നീങ്ങുക = move; any
നീക്കുക = move; it
മണക്കുക = smell; any
തയ്യാറെടുക്കുക = get ready
പൊളിക്കുക = no
അണയുക = go out; thing
`

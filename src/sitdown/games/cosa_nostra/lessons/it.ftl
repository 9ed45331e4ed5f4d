# Le lezioni di La Cosa Nostra. Un passo è una frase di quindici parole al massimo; i suoi attributi dicono perché una mossa non è quella giusta.

# --- un colpo e i dadi

lesson-job = Un colpo e i dadi
    .about = Manda fuori i tuoi, tira, incassa, recluta.
lesson-job-folder = Il fascicolo su Big Joey è il suo colpo di stasera: «{ job-credit_card_fraud }».
lesson-job-guns = Tre pistole sulla sua carta: tira tre dadi, e serve tre o più.
lesson-job-send = Manda Big Joey: un successo rende 2.000 $, due o più ne rendono 3.000.
    .call-off = Un colpo annullato non rende nulla, ed è perso.
    .carry-out = Little Joey ha una pistola e un dado; prima Big Joey.
    .wrong = Prima Big Joey: tocca lui, poi il suo colpo.
lesson-job-cop = Un solo successo; il tuo Sbirro ritira un dado: toccane uno fallito.
    .reroll = Il cinque è già un successo; prendi un dado fallito.
    .wrong = Lo Sbirro non chiede niente; lascialo provare.
lesson-job-paid = Due successi fanno 3.000 $; ora tocca alle altre famiglie.
lesson-job-little = Di nuovo a te: manda Little Joey, una pistola e un dado.
    .buy = Il Protettore non scappa; prima Little Joey.
    .call-off = Annullato, il colpo non rende nulla di sicuro.
    .wrong = Prima Little Joey: tocca lui, poi il suo colpo.
lesson-job-nothing = Un uno: niente successo, niente soldi, e il colpo è perso lo stesso.
lesson-job-buy = Jimmy non ha un colpo ma un acquisto: paga 4.000 $ per il Protettore.
    .wrong = Se non lo paghi, il Protettore se ne va; i soldi ci sono.
lesson-job-payday = Giorno di paga: ogni affare rende, anche il nuovo Protettore.
lesson-job-hire = Coi soldi la famiglia cresce: recluta Stevie Blundetto per 10.000 $.
    .wrong = Un uomo in più è un colpo in più a round; prendilo.
lesson-job-end = Quattro round come questo, e vince la famiglia più ricca.

# --- che cosa serve a un colpo, gettoni e un accordo

lesson-deal = Che cosa serve a un colpo
    .about = Affari, gettoni, e un primo accordo.
lesson-deal-needs = «{ job-investment_fraud }» vuole un Usuraio, che hai, e un Avvocato.
lesson-deal-offer = DiMaggio ha un Avvocato: offri 1.000 $ per metterci un gettone.
    .carry-out-big_joey = Senza Avvocato il colpo salta prima dei dadi.
    .carry-out = Quel colpo può aspettare; prima l’Avvocato per Big Joey.
    .call-off = Annullato, un colpo non rende nulla; procurati l’Avvocato.
    .wrong = Solo 1.000 $ per un gettone sull’Avvocato di DiMaggio, nient’altro.
lesson-deal-accept = Vuole 2.000 $, e il colpo ne rende almeno 7.000: accetta.
    .wrong = Contratterai un altro giorno; per 2.000 $ l’Avvocato è regalato.
lesson-deal-chip = Il tuo gettone sul suo Avvocato lo impegna: vale per un colpo.
lesson-deal-run = Un gettone, due colpi che lo vogliono: manda Big Joey, che rende di più.
    .take-back = Quel gettone l’hai pagato; lascialo dov’è.
    .carry-out-little_joey = Un gettone serve a un colpo solo, e questo è per Big Joey.
    .call-off = Dopo quello che hai speso? Mandalo.
    .wrong = Prima il colpo per cui hai pagato l’Avvocato.
lesson-deal-spent = 9.000 $, e il gettone è tornato: serve a un colpo solo.
lesson-deal-own = «{ job-insolvency }» vuole un Usuraio: il tuo serve sempre, manda Jimmy.
    .carry-out = «{ job-threats }» vuole un Avvocato, e il gettone è già servito.
    .call-off = Annullato, un colpo non rende nulla; a Jimmy non manca niente.
    .wrong = Basta chiacchiere; a Jimmy non manca niente.
lesson-deal-off = «{ job-threats }» vuole un Avvocato, e non ne hai: Little Joey resta a casa.
    .carry-out = Senza Avvocato non si tira; mostreresti la carta per nulla.
    .wrong = Stasera basta accordi; Little Joey resta a casa.
lesson-deal-end = Quello che ti serve, qualcuno ce l’ha; quello che hai, qualcuno lo compra.

# --- i piani di un round

lesson-planning = I piani di un round
    .about = Colpi coperti, acquisti scoperti, e carte che aiutano.
lesson-planning-turns = A turno, ogni famiglia dà a un uomo un colpo o un acquisto.
lesson-planning-first = Hai una Ditta di rifiuti: dai a Big Joey «{ job-price_rigging }», coperto.
    .plan-big_joey = A quel colpo manca il suo affare; «{ job-price_rigging }» ce l’ha.
    .plan = Il colpo migliore va al più forte: Big Joey.
    .plan-purchase = Gli acquisti dopo; prima un colpo per Big Joey.
    .wrong = Le carte dopo; prima un colpo per Big Joey.
lesson-planning-henchman = Uno Scagnozzo rende un colpo più facile di un punto: mettilo su Big Joey.
    .attach = Aiuta chi lo ha addosso; che sia Big Joey.
    .end = Un momento; prima lo Scagnozzo.
    .wrong = Tieni l’Informatore per dopo; ora lo Scagnozzo.
lesson-planning-enough = Per questo turno è tutto: tocca alla prossima famiglia.
    .wrong = Tieni l’Informatore finché c’è poco da vedere.
lesson-planning-shop = «{ job-arms_deal }» vorrà un Politico: manda Little Joey a comprarlo.
    .plan-purchase-little_joey = Hai 2.000 $ e ti serve un Politico.
    .plan-purchase = A comprare sono buoni tutti; manda il più debole, Little Joey.
    .plan = Prima la spesa: il Politico, con Little Joey.
    .wrong = Prima l’acquisto, poi l’Informatore.
lesson-planning-snitch = Il tuo Informatore vede un colpo coperto: mandalo da Franco Luciano.
    .snitch = Franco è il loro uomo più forte; il suo colpo conta di più.
    .new-market = Così cambia il mercato; tu vuoi vedere un colpo.
    .wrong = Un momento; prima l’Informatore.
lesson-planning-second = Franco prepara un «{ job-theft }» e lo sai solo tu; dai a Jimmy «{ job-arms_deal }».
    .plan = A quel colpo manca il suo affare; il Politico serve per «{ job-arms_deal }».
    .wrong = I tuoi soldi bastano per un acquisto solo.
lesson-planning-schemer = DiMaggio agirebbe per primo, e ruberebbe: il tuo Intrigante passa avanti.
    .wrong = Allora Franco ti ruba gli ultimi 2.000 $.
lesson-planning-buy = Spendi i soldi prima che arrivi: paga il Politico.
    .carry-out-jimmy_bananas = Non senza il Politico, e non è ancora pagato.
    .carry-out = Quello che incassi ora è per Franco; prima spendi.
    .wrong = Ti serve quello che hai pianificato; paga il Politico.
lesson-planning-end = Non c’era più nulla da rubare: quando agisci conta quanto che cosa fai.

# --- gli attacchi, e che cosa risponde

lesson-attacks = Attacchi e risposte
    .about = { job-assassination }, { job-robbery }, { job-trap }, e un Dottore.
lesson-attacks-aim = «{ job-assassination }»: due dadi devono raggiungere la forza della vittima; mira a Lenny, due pistole.
    .attack-gangster-big_joey-frankie_calmuti = Facile uguale, ma ce l’hai con DiMaggio.
    .attack-gangster = Chi ha un incarico è più duro di un punto; Lenny non ne ha.
    .call-off-big_joey = Un colpo annullato è perso; usalo.
    .wrong = Quel colpo risponde ad altri; tienilo per quando serve.
lesson-attacks-keep = Hai un Dottore, ma non per i rivali: lascia andare Lenny.
    .wrong = Un Dottore per un rivale? Sanguinano anche i tuoi.
lesson-attacks-trophy = Lenny è il tuo trofeo: alla fine i trofei valgono soldi.
lesson-attacks-rob = DiMaggio sta per incassare 14.000 $: scopri la «{ job-robbery }» di Jimmy.
    .wrong = E lasciarglieli? Due successi prendono tutto.
lesson-attacks-trap = «{ job-car_bomb }», ed è per Big Joey: fai scattare la «{ job-trap }» di Little Joey.
    .wrong = Allora Big Joey è un uomo morto.
lesson-attacks-sprung = Basta un successo: la trappola respinge l’attacco, e Big Joey è salvo.
lesson-attacks-doc = Ora vengono a uccidere il tuo Usuraio: chiama il Dottore.
    .wrong = Senza Dottore è morto, e la carta se ne va.
lesson-attacks-end = È solo fuori gioco: non rende e non serve fino al prossimo round.

# --- promesse e ricatto

lesson-promises = Le promesse
    .about = Pace in vendita, parole scritte, e un po’ di ricatto.
lesson-promises-ledger = Calmuti ti ha promesso pace per questo round: sta scritto in Promesse.
lesson-promises-ask = DiMaggio teme Big Joey e offre 1.000 $ per la pace: chiedine 2.000.
    .accept = Ha paura; puoi avere di più.
    .turn-down = Niente accordo, niente soldi; chiedi piuttosto di più.
    .attack = Una minaccia vale più di un furto; prima vendila.
    .wrong = La tua pace per 2.000 $, nient’altro: quelli li paga.
lesson-promises-word = Questo era un ricatto: a te i soldi, e la tua parola sta in Promesse.
lesson-promises-lawyer = Presta il suo Avvocato per 3.000 $, dovuti se Jimmy riesce: accetta.
    .wrong = Paghi solo se va bene; accetta.
lesson-promises-job = Il tuo Protettore, il suo Avvocato: al colpo di Jimmy, «{ job-blackmail }», non manca nulla.
    .attack-big_joey-1 = A DiMaggio hai appena dato la tua parola.
    .take-back = Quel gettone ti è costato una promessa; lascialo.
    .wrong = Prima il colpo di Jimmy; l’Avvocato aspetta.
lesson-promises-pay = Devi 3.000 $ a DiMaggio e nessuno ti obbliga: paga, e mantieni la parola.
    .wrong = Prima paga quello che devi.
lesson-promises-broken = Calmuti ha tradito la parola e ti ha derubato: qui lo leggono tutti.
lesson-promises-revenge = Il colpo di Big Joey è un «{ job-theft }»: riprenditi i soldi da Calmuti.
    .attack = A DiMaggio hai promesso pace, e una parola tradita resta scritta.
    .wrong = Ha preso 5.000 $; riprendili.
lesson-promises-end = Niente obbliga a mantenerle, ma prima di fidarsi tutti leggono le tue promesse.

# --- affari, monopoli, il conto finale

lesson-count = Gli affari e il conto finale
    .about = Rendite, monopoli, soldi puliti, e chi vince.
lesson-count-income = L’ultimo round: nel conto finale ogni affare rende due volte.
lesson-count-third = Due Usurai sono tuoi, due degli altri: paga 4.000 $ per un terzo.
    .call-off = Se non lo paghi se ne va, e con lui il monopolio.
    .wrong = Ogni cosa a suo tempo; prima l’Usuraio.
lesson-count-monopoly = Più di tutti gli altri insieme è un monopolio: 5.000 $, e stasera due volte.
lesson-count-laundry = I soldi riciclati contano doppio e nessuno li ruba: manda Big Joey.
    .attack-business = Tra un momento; prima la lavanderia.
    .wrong = Annullato, i tuoi soldi restano sporchi.
lesson-count-sum = Due successi lavano fino a 15.000 $: mettici tutti i tuoi 9.000.
    .wrong = Quello che tieni conta una volta; riciclato, due.
lesson-count-bash = I due Protettori di Calmuti sono un monopolio: Little Joey ne pesti uno.
    .attack-business = Così non cade nessun monopolio; ci vuole un Protettore.
    .wrong = Annullato, Calmuti tiene il suo monopolio.
lesson-count-end = Rendite doppie, banda più grande, trofei, soldi puliti doppi: sei il più ricco.

# --- i mercenari

lesson-mercenaries = I mercenari
    .about = Sconosciuti da assumere, ognuno con il suo talento.
lesson-mercenaries-nine = Coi mercenari si assume prima dei piani: nove sconosciuti, ognuno con un talento.
lesson-mercenaries-hire = Lil' Omar costa 12.000 $ e fa soldi con qualunque colpo: assumilo.
    .hire = Un’altra volta; stasera tocca a Lil' Omar.
    .wrong = Un uomo nuovo a round è permesso; prendi Lil' Omar.
lesson-mercenaries-omar = A «{ job-car_theft_ring }» manca l’Officina, e a Omar non importa: dallo a lui.
    .plan-lil_omar = Troppo buono da buttare; tienilo per Big Joey.
    .plan = Chiunque altro dovrebbe annullarlo; dallo a Omar.
    .plan-purchase = Gli acquisti dopo; prima un colpo per Omar.
    .wrong = Prima un colpo per Omar.
lesson-mercenaries-fumiyo = Con Fumiyo ogni affare costa 2.000 $ in meno: prenota il Politico, gratis.
    .plan-purchase-fumiyo_goto = È il Politico che ti servirà.
    .plan = Il colpo è per Big Joey; Fumiyo fa la spesa.
    .wrong = Big Joey è troppo forte per la spesa; manda Fumiyo.
lesson-mercenaries-joey = «{ job-public_contracts }» vuole Ditta di rifiuti e Politico: dallo a Big Joey.
    .wrong = Un acquisto basta; Big Joey ha di meglio da fare.
lesson-mercenaries-buy = Prima il Politico, che non costa nulla; poi a Big Joey non manca niente.
    .call-off = Annullato, il Politico se ne va.
    .deal-instead = Omar può aspettare; prima il Politico.
    .carry-out = Gli manca il suo affare; prima il Politico.
    .wrong = Prima il Politico.
lesson-mercenaries-instead = Omar butta il fascicolo e fa un affare suo: fino a 10.000 $.
    .carry-out-lil_omar = Senza Officina non se ne fa nulla; faccia l’affare suo.
    .carry-out = Big Joey viene dopo; prima Omar.
    .wrong = Annullato, un colpo non rende; l’affare di Omar sì.
lesson-mercenaries-run = Il Politico è tuo, non manca nulla: manda Big Joey.
    .wrong = Annullato, 12.000 $ non vanno a nessuno.
lesson-mercenaries-end = Un mercenario morto si porta via il suo talento: abbi cura dei tuoi.

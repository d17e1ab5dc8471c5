/** Head nouns of the pantry by category; `noun-syntax.ts` says how they are written. */
export const pantryNouns: Record<string, string> = {
  'mehl-backen': `pizza-teig pizzateig blätterteig flammkuchenteig strudelteig croissantteig brotbackmischung !backmischung !mehl-mix tortencreme kuchen-glasur !paradies_creme !pudding_pulver
    !schokosplits schokotröpfchen !puddingpulver sauerteig mehl brotmischung kuchenmischung grieß griess hefe
    backpulver natron speisestärke =stärke kartoffelstärke maisstärke vanillezucker vanille_zucker vanillin_zucker
    vanillinzucker puddingpulver pudding_pulver tortenguss kuchenglasur glasur !kuvertüre !raspelschokolade
    !schokotropfen schokostreusel schokoladenstreusel schokoblätter schokoblättchen zuckerschrift zuckerstreusel
    zucker_streusel streusel gebäckschmuck zuckerperlen dekor backaroma butter-vanille-aroma ~aroma paniermehl
    semmelbrösel brösel backoblaten oblaten marzipanrohmasse marzipan_rohmasse nuss-nougat_masse ~gelatine agartine
    sahnesteif sahnestark käsekuchenhilfe backin weinsteinbackpulver backkakao tortenboden tortelett götterspeise
    wackelpudding kaiserschmarrn pfannkuchen_mix pizzamehl spätzlemehl orangeat zitronat sukkade belegkirschen
    mohnback quarkfein johannisbrotkernmehl kartoffelmehl kokosraspel kokosflocken bratfett backteig sago puddingcreme
    !paradiescreme paradies_creme dessertpulver cremepulver mandelblättchen zauberguss dekoraugen zuckerblüten
    weizenkleie haferkleie kleie flohsamenschalen flohsamen sauerteigpulver backferment backhelfer muffin_mix
    pizzateig_mix schokosplits schokosplit schokoladenglasur haselnüsse_gemahlen soßenkuchen`,
  'pasta-reis': `naturreis basmatireis langkornreis rundkornreis parboiled vollkornreis sushireis duftreis spitzenreis
    wildreis jasmin_reis nudeln_muscheln eiernudeln_muscheln spätzler raviolis semmelknödel hörnchen_100 nudelteig
    hefeklöse quinoa_mix !spaghetti milchreis spinatknödel nudel nudeln teigwaren pasta penne fusilli farfalle
    bandnudeln tagliatelle tagliolini linguine rigatoni tortiglioni makkaroni maccheroni spaghetti spaghettini
    spirelli spiralen hörnchennudeln lasagneplatten lasagneblätter !cannelloni !tortelloni !tortellini !ravioli
    cappelletti spätzle knöpfle schupfnudeln gnocchi knödel kartoffelknödel kartoffelklöße klöße hefeklöße klösse
    kloßteig knödelteig germknödel !maultaschen !pelmeni !wareniki bami =reis risotto risottoreis ~couscous ~bulgur
    ~quinoa ~hirse polenta ~amaranth buchweizen ebly dinkelreis zartweizen grünkern perlgraupen graupen glasnudeln
    suppennudeln fadennudeln buchstabennudeln reisnudeln mie-nudeln mienudeln ramen kochbeutel weizen_ganz dinkel_ganz
    speisehirse nudelspezialität nudelspezialitäten knödelinos eiernudeln schnittnudeln orzo kritharaki suppeneinlage
    suppenteigwaren muscheln_nudel mafaldine pappardelle bucatini girandole hörnchen_nudeln gabelspaghetti zöpfli
    cellentani casarecce trofie orecchiette conchiglie fettuccine gemelli vermicelli capellini rotini ditali
    strozzapreti mezzelune girasoli panzerotti leberspätzle semmelkloß napfknödel serviettenknödel leberknödel
    grießklößchen grießnockerl flädle basmati jasminreis knödelbrot`,
  'oel-essig': `!salat_krönung salatliebe salatveredler salatfein leinöl öl speiseöl olivenöl rapsöl bratöl frittieröl
    frittierfett essig weinessig balsamico aceto dressing salatdressing salatsauce salatsoße salat_sauce vinaigrette
    !salatkrönung salatfix kokosfett palmin biskin pflanzencreme kokosnussfett condimento essigessenz essigessence
    rama_culinesse rapskernöl nativ_extra ghee olivenoel oel`,
  'sossen-senf': `mehlschwitze !ketchup mayonnaise mayo remoulade senf soße soßen sosse sossen sauce saucen sugo dip salsa ~pesto
    tomatenmark sojasoße sojasauce sambal sambal_oelek tabasco ~meerrettich sahnemeerrettich salatmayonnaise
    salatcreme aioli tzatziki_sauce currysauce bratensaft bratensauce chutney relish tahin tahini guacamole
    hollandaise soßenbinder saucenbinder bolognese_sauce tomatensauce worcestersauce teriyaki wasabi_paste currypaste
    würzpaste harissa ajvar miracel_whip hausmachersenf feigensenf ajolix sriracha hot_sauce mojo chimichurri
    chimi_churri arrabbiata_sauce pizzasauce pastasauce grillsauce barbecue_sauce bbq_sauce chilisauce cocktailsauce
    bratenfond wok_sauce pastasoße saucelli jus senf-dill fondue-sauce tomatenketchup`,
  'gewuerze-salz': `!mal_anders !würzburger senfpulver grillgewürzpräparat pizza_gewürz pizza-gewürz !ankerkraut chilii_mix
    !würzer !gewürzsalz ~salz kräutersalz jodsalz ~meersalz ~pfeffer gewürz gewürze gewürzmischung gewürzzubereitung
    gewürzsalz würzer würzmischung würzmittel ~curry currypulver ~kümmel kreuzkümmel ~zimt ~chili ~paprika
    paprikapulver muskat muskatnuss muskatnuß muskatblüte ~oregano ~majoran ~thymian ~rosmarin ~basilikum ~petersilie
    ~dill ~schnittlauch ~salbei kurkuma ~koriander kardamom kardamon nelken lorbeerblätter wacholderbeeren safran
    ~kräuter küchenkräuter salatkräuter ~kräuter_der_provence brühe gemüsebrühe hühnerbrühe rinderbrühe ~bouillon
    brühwürfel fond gemüsefond kraftbrühe rinderkraftbrühe hühnerbouillon suppengrün_getrocknet suppengewürz
    ~röstzwiebel ~knoblauch_granulat knoblauchpulver garam_masala zwiebelpulver ~vanilleschote vanillepulver
    kräutermischung 6-kräuter-mischung 8-kräuter boullion rinderfond fischfond hühnerfond ~masala streuwürze
    flüssigwürze würze senfkörner senfsaat bouillon_gemüse maggi_fix ~bockshornklee brotgewürz ingwer_gemahlen
    ~ingwerpulver piment sternanis kräuterlinge grillgewürz krautersalz meeressalz zimmt`,
  konserven: `champagner-kraut champagnerkraut tomaten tomaten_gewürfelt gestückelte_tomaten maiskölbchen weinsaurrkraut weinkraut fasskraut apfelmuss
    ananasstücke stachelbeeren blatt-mandarinen pfefferonen pizza_tomaten gurkentopf gemüse_konserve
    mediterranes_gemüse ~pfirsiche ~gemüse mandarinen kirschen preißelbeeren wild-preiselbeeren selleriesalat
    bohnensalat karottensalat rote-bete-salat suppengrün gurkensalat junge_erbsen möhren_erbsen erbsen_+_möhren
    kidneybohne gurken gürkchen cornichons gewürzgurken sauerkraut weinsauerkraut rotkohl apfelrotkohl rotkraut ~mais
    zuckermais gemüsemais kidneybohnen kidney-bohnen bohnen brechbohnen schneidebohnen prinzessbohnen riesenbohnen
    langbohnen erbsen ~linsen kichererbsen schälerbsen schälererbsen tellerlinsen berglinsen champignons_dose apfelmus
    apfelkompott kompott tomaten_gehackt tomaten_passiert tomaten_stückig stückige_tomaten gehackte_tomaten
    geschälte_tomaten passata passierte_tomaten pizzatomaten tomaten_geschält tomatenfruchtfleisch polpa kapern
    kapernäpfel ~peperoni pfefferoni ~jalapeno ~jalapenos silberzwiebeln perlzwiebeln ~artischocken ~spargelköpfe
    sticksi mixed_pickles eingelegtes tomatenpaprika weinblätter spargelabschnitte mandarin-orangen mandarinorangen
    fruchtcocktail ~kirschen sauerkirschen schattenmorellen kaiserkirschen ~bambussprossen sprossen mungobohnen
    kohlrabi_glas rindfleisch_im_eigenen_saft rindfleisch_in_eigenem_saft rindfleisch_in_eigenen_saft
    truthahnfleisch_in_eigenen_saft hähnchenfleisch_im_eigenen_saft schweinefleisch_im_eigenen_saft
    schweinefleisch_in_eigenem_saft rote_bete rote_beete rote-bete rote_bete_kugeln ananas_stücke ananas_scheiben
    delikateßgurken delikatessgurken senfgurken salzgurken knoblauchgurken gurkentöpfchen gurkenhappen tomatenpaste
    tomatenstücke puszta bohnenkerne weiße_bohnen möhrchen brechspargel spargelstangen kürbis_süß-sauer lupinen
    kokosmilch kokosnussmilch kokoscreme fruchtmark apfelmark sauerkonserve preiselbeeren`,
  'suppen-fertiggerichte': `backerbsen kartoffelbrei knödel klöße kartoffelklöße kartoffelknödel suppennudeln nudelpfanne
    steakhouse_pfanne wurstsoljanka soljanka suppenmaultaschen suppennudel linsengericht leberknödel
    suppen-leberknödel pfannen_täschle süßkartoffel-gratin noodle_cup nudel_up !minuto quinoa_cup cup
    curry_gemüse butter_chicken frosta hähnchen_pfanne teig_für_kartoffel-puffer nasi pfannengericht gemüse_bolognese
    nudeltopf sauerbratenpfanne suppe suppen eintopf cremesuppe suppenterrine terrine !heiße_tasse !heisse_tasse topf
    gulasch gulaschsuppe schweinegulasch rindergulasch gericht fertiggericht ~pfanne püree kartoffelpüree
    kartoffel-püree rouladen roulade frikassee hühnerfrikassee geschnetzeltes currywurst bauernfrühstück
    chili_con_carne 5_minuten_terrine ~auflauf ~gratin kartoffelgratin königsberger_klopse sauerbraten labskaus
    pichelsteiner gaisburger_marsch lasagne !milchreis grießbrei griessbrei spaghetteria ratatouille cup_noodles
    instantnudeln nudelsnack kartoffelsnack suppenliebe ravioli_dose hühnernudeltopf linseneintopf spaghetti_bolognese
    spaghetti_carbonara tortilla_chips_kit burrito_kit kartoffelteig reibekuchenteig bratkartoffeln reibekuchen
    kartoffelpuffer pfannkuchen pfannküchle falafel_mischung sauerkrauttopf     croutons suppenhuhn_topf dosensuppe klößchensuppe hochzeitssuppe
    frühlingssuppe schlemmertopf nasi_goreng paella ofenkartoffel sauce_mit_nudeln`,
  'muesli-cerealien': `!müsli !muesli !müesli musli birchermüsli birchermuesli granola ~crunchy knuspermüsli !porridge
    haferbrei frühstücksbrei brei flocken haferflocken dinkelflocken köllnflocken knusperflocken schmelzflocken
    ~flakes cornflakes cerealien pops cereals ~cereal zimtknusper crispies knusperkissen frühstückscerealien
    knusper_müsli kindergrieß overnight_oats ~oats weizenkeime dinkelpops amaranth_gepufft quinoa_gepufft schoko_müsli
    schokomüsli morgenstunde haferkraft hafergrütze hafer_flocken chiasamen chia_samen ~leinsamen leinsaat
    früchtemüsli oatmeal schoko-müsli mymuesli_to_go poppies müsliglück müzli sommermüsli crunch_müsli choco_pops
    frühstücksflocken vollkornflakes`,
  'aufstriche-honig': `sandwich_creme sandwich-creme brotaufstricht streichgenuss aufstrich !gemüse_brotaufstrich
    !hofgemüse !hof-gemüse !auf´s_brot !auf_s_brot !lupi_love !aufs_brot bärlauch_tomate_streich nuss-nougat
    honig&nuss !brotaufstrick schwartau_extra ~honig blütenhonig !konfitüre konfitüren marmelade ~gelee
    fruchtaufstrich fruchtaufstriche nusscreme nougatcreme nougat_creme nuss-nougat-creme nuss_nougat_creme
    haselnusscreme schokocreme schoko_creme schokoaufstrich mus erdnussmus mandelmus cashewmus nussmus erdnussbutter
    erdnusscreme erdnuss_creme !peanut_butter !aufstrich !brotaufstrich !brotaufstriche streich pastete pflaumenmus
    zwetschgenmus apfelkraut rübenkraut apfelschmaus birnenschmaus goldsaft aprikosenmus kokosmus sesammus !samba
    choco_creme zwergenwiese lemon_curd karamellcreme milchcreme tartex !cremisso auf's_brot aufs_brot
    markt_gemüse_brotaufstrich sonnen_tomate_streich haselnuss_creme streichcreme zwiebelschmelz schokoladencreme
    nutella ovomaltine_crunchy gartenstreich sandwichcreme zuckerrübensirup zuckerrüben-sirup kastaniencreme
    fruchtcreme hagebuttenmark bärlauch_streich frühstückscreme gemüseaufstrich akazienhonig tannenhonig
    fruchtzubereitung`,
  'nuesse-trockenfruechte': `erdnüsse_jumbo sesamsaat chia ingwer_kandiert ingwerstäbchen ingwer-spitzen
    ingwer-stäbchen weinbeeren bio-weinbeeren gebrannte_mandeln mandel_gehackt mandeln_chili erdnüsse chashews
    snack_nüsse geröstete_mandeln !studentenfutter süße_mandeln gebrannte_mandelnerne !apfelchips !bananenchips
    !kokoschips getrocknete_tomaten tomatenstreifen ~nüsse ~nuss nussmix nussmischung nuss-mix walnüsse haselnüsse
    ~cashew ~cashews cashewkerne cashewnüsse ~mandeln mandelkerne walnusskerne haselnusskerne kerne ~pinienkerne
    ~kürbiskerne sonnenblumenkerne pekannüsse paranüsse macadamias ~macadamia ~pistazien pistazienkerne ~erdnüsse
    erdnusskerne ~sesam rosinen sultaninen korinthen ~datteln ~feigen ~cranberries cranberrys trockenfrüchte
    studentenfutter softpflaumen backpflaumen trockenpflaumen aprikosen_getrocknet softaprikosen soft-aprikosen
    apfelringe apfelchips bananenchips kokoschips mangostreifen gojibeeren goji-beeren goji_beeren maulbeeren
    trail-mix ~mandel-mix salatkerne kernemix kerne-mix softfrüchte soft-feigen dörrobst aroniabeeren berberitzen
    ingwerstücke kandierter_ingwer maronen esskastanien nuss-frucht-mix nusskerne physalis studenten-futter hanfsamen
    mohn_gemahlen blaumohn tomaten_getrocknet kakaonibs kakao_nibs nuss-kern-mix nusskernmischung nuts apfelwürfel
    mangowürfel nüsschen`,
  'vegan-tofu': `tofufilets vleischsalat sojawürfel soja_würfel soja-bolognese veganbratstück vegane_scheiben
    genießerscheiben simply_v !wheaty !like_meat !animal_free !pommersche seitanwürstchen veganwurst veganz_aufschnitt
    vegankebab krauterbutter ~tofu räuchertofu tempeh seitan sojaschnetzel soja-schnetzel soja_schnetzel sojagranulat
    veggie bratlinge bratling veganer_käse falafel ~vegan ~vegane ~veganes ~veganer ~vegetarisch ~vegetarische
    ~vegetarischer ~vegetarisches sojajoghurt soja-joghurt sojaghurt lupinenfilet gemüsebratlinge gemüsefrikadellen
    wilmersburger soja_cuisine hafer_cuisine dinkel_cuisine sojasahne soja_joghurt grünkernbratlinge erbsenprotein
    hanfprotein reisprotein sonnenblumenhack grillkäse_vegan vegane_salami vegane_lyoner gemüseschnitzel gemüseburger
    gemüsebürger gemüsenuggets veggieburger sojasteaks sojabratling haferbratling hafer-cuisine soja-cuisine
    kichererbsenbratling vegetarische_mühlen gemüsepuffer pflanzlicher_brotaufstrich proteinpulver`,
}

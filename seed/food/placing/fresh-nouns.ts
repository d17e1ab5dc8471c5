/** Head nouns of what is chilled or frozen by category; `noun-syntax.ts` says how they are written. */
export const freshNouns: Record<string, string> = {
  'milch-sahne': `~kakaobutter alpenrahm ziegenbutter almbutter !kerrygold !kerryold ~sauerrahm haltbare_milch
    frische_milch ~kakaomilch trinkmilch ~milch ~vollmilch ~alpenmilch h-milch frischmilch ~landmilch ~heumilch
    ~weidemilch ~biomilch vorzugsmilch kondensmilch kaffeesahne ziegenmilch schafmilch schafsmilch ~sahne schlagsahne
    sprühsahne ~saure_sahne schmand crème_fraîche creme_fraiche crème_fraiche ~butter markenbutter fassbutter
    süßrahmbutter sauerrahmbutter kräuterbutter margarine halbfettmargarine butterschmalz milchdrink schokomilch
    milchmischgetränk milchmixgetränk kakaodrink kakaotrunk erdbeermilch bananenmilch vanillemilch milch_drink
    kaffeeweißer butterzubereitung streichfett kerrygold schlagrahm kochsahne milchshake !bärenmarke protein_drink
    streichzart rama lätta milchgetränk vanilledrink schokodrink knoblauchbutter weihenstephan_butter cremefine
    sahnestandfest kondensmilcherzeugnis kaffeerahm milchpulver magermilchpulver vollmilchpulver kakaomilch
    proteindrink`,
  'joghurt-quark': `schokomousse !müller_milchreis !lieblings_milchreis !lieblings_grießbrei !grießtraum !mousse_au
    joghurti !quark_genuss quarkgenuss !frucht_butter !paula !dany !zott_monte !gervais !sahne_pudding !söbbeke
    almigurt kaltschale frucht-kaltschale !obstgarten milchreis joghurt_dessert !landliebe_joghurt !bauer_joghurt
    mascarpone_joghurt ~mascarpone !joghurt_natur !feinjoghurt yogho! dessertcreme ~joghurt ~jogurt ~yogurt ~yoghurt
    fruchtjoghurt rahmjoghurt naturjoghurt joghurts feinjoghurt ziegenjoghurt schafjoghurt ~skyr ~quark kräuterquark
    speisequark magerquark fruchtquark kefir ~buttermilch fruchtbuttermilch molke molkedrink pudding grießpudding
    ~dessert =mousse panna_cotta grütze rote_grütze vla joghurtdrink trinkjoghurt !actimel obstgarten grießtraum
    milchreis_becher landliebe !froop !almighurt speisequarkzubereitung cremepudding quarkzubereitung sahnepudding
    schokopudding vanillepudding fruchtzwerge =monte crème_brûlée creme_brulee tiramisu dickmilch ayran lassi
    quarkcreme joghurterzeugnis milchdessert schichtdessert eierstich quarkspeise frucht_butter_milch strolche
    !activia !der_große_bauer !joghurt_mild molke-drink joghurt-drink sojade götterfrucht kirschgrütze grießdessert
    vanillecreme bourbon-vanille-creme grieß-pudding knusper-joghurt joghurtcreme stracciatella-joghurt kokosjoghurt
    knusperjoghurt`,
  kaese: `weißkäse käsezopf frischkäseröllchen ziegenrahm schmelzkäsescheiben ~bleu käseaufschnitt käse-aufschnitt
    käse_aufschnitt schichtkäse feta_creme fetacreme grill_käse-steak käse-steak butter_käse butterkäse käse_käse
    monsieur_jean grillkäse ~emmentaler ~käse bergkäse almkäse schnittkäse weichkäse hartkäse hirtenkäse schafskäse
    schafkäse ziegenkäse !frischkäse frischkäsezubereitung frischkäsescheiben ofenkäse reibekäse schmelzkäse
    käsescheiben käsewürfel gouda gauda emmentaler edamer tilsiter camembert brie ~mozzarella ~mozarella feta
    fetawürfel ~mascarpone ~ricotta parmesan cheddar halloumi gorgonzola roquefort limburger romadur harzer handkäse
    bauernhandkäse peyniri peynir !almette !bresso milkana saint_albray st._albray !patros !rotkäppchen rougette
    bavaria_blu frischecreme hüttenkäse körniger_frischkäse raclette sauermilchkäse fromages fromage chevre
    ziegenfrischkäse weißer_käse hirten-creme !grünländer leerdammer maasdamer alpenfrischkäse pizzaschmelz pizzakäse
    burlander !miree !brunch bleu kochkäse obatzda cambozola bierkäse brotzeitkäse landkäse hofkäse proteinkäse
    scheibletten bergader steppenkäse pecorino manchego gruyère bel_paese hirtenrolle ziegenrolle käseplatte
    käse-platte käse_platte`,
  'wurst-schinken': `toast_salami tost_salami currywurst !bifi salamistäbchen würstchenkette bierbeißer aufschnittmix schinkenwienerle würstel
    salami_sticks käsewiener corned_lamm schmalzfleisch !snack_salami !spicker_wurst !mini_salami sauce_mit_jagdwurst
    !hubertus_schmalz schmalz lieblingswurst wurst würste würstchen ~salami salame salamie salam salamissimo ~schinken
    kochschinken hinterkochschinken lachsschinken ~speck bauchspeck rohschinken schinkenspeck schinkenwürfel ~bacon
    leberwurst teewurst mettwurst zwiebelmettwurst heidemettwurst wiener frankfurter bratwurst bratwürste
    rostbratwurst rostbratwürste bockwurst knacker krakauer aufschnitt lyoner fleischwurst mortadella leberkäse
    fleischkäse leberpastete kasseler blutwurst rotwurst sülze jagdwurst bierschinken bierwurst landjäger cabanossi
    kabanossi pfefferbeißer schinkenwurst hinterschinken lachsfleisch leberpaté saitlinge grützwurst presskopf
    sülzkotelett =mett putenbrustaufschnitt putenbrust_aufschnitt hähnchenbrust_aufschnitt zungenwurst weißwurst
    weisswürste weißwürste griller krainer käsekrainer käsegriller schinkenknacker gelbwurst griebenschmalz ~schmalz
    bierknacker snackwurst minisalami mini_salami bifi corned_beef deutsches_corned_beef putenschinken ~prosciutto
    ~chorizo ~pancetta jamon bresaola katenrauchwurst schinkengriller mettenden kochhinterschinken mettbällchen
    curryking curry_king gutfried spicker würstl debreziner debrecziner merguez knackwürstchen stadtwurst presssack
    cervelat cervelatwurst zervelatwurst plockwurst schlackwurst braunschweiger delikatess_hausmacher putensalami
    geflügelsalami rindersalami rindersaftschinken vesperwurst geflügelwurst salametti grillwurst dauerwurst
    rauchenden kochmettwurst pinkel safthinterschinken saftschinken grillschinken pastrami geflügelaufschnitt
    putenrohschinken bündnerfleisch leberrolle zwiebelwurst mailänder edelschinken peppasnack`,
  'fleisch-gefluegel': `rouladen roulade geschnetzeltes gulasch schweinegulasch hähnchencordonbleu cheeseburger
    gehacktes steaklets hähnchenleber hähnchenbrustfiletstücke brust-filets hähnchenkeule hauskaninchenrückenfilet
    rinderrouladen chicken_wings minifrikadellen fleisch steak steaks rumpsteak hüftsteak hacksteak hackfleisch hack
    braten ~hähnchen hähnchenbrust hähnchenbrustfilet hähnchenbrustfilets brustfilet hähnchenschenkel hähnchenflügel
    hähnchenfilet chicken_nuggets ~pute putenbrust putenschnitzel putensteak ~geflügel ~chicken schnitzel frikadellen
    frikadelle nuggets =burger hamburger cordon_bleu cordon-bleu geflügelfrikadellen fleischbällchen hackbällchen
    gänsekeule =gans =ente entenbrust kotelett roastbeef rinderfilet schweinefilet filet_vom_rind ~rind ~schwein
    lammlachse lammkeule schweinshaxe haxe spareribs rippchen medaillons schweinebraten rinderbraten rinderhackfleisch
    rindfleisch schweinefleisch hähnchenfleisch putenfleisch entenkeule suppenhuhn huhn filetsteaks minutensteaks
    kebap döner gyros ~hirsch rehkeule hackröllchen cevapcici pulled_pork innenfilets innenfilet hähnchen-cordon-bleu
    truthahn chickenburger rinderburger grillfackel gulaschfleisch hähnchenspieße leberknödelmasse fleischküchle
    bouletten buletten chicken_nugget dönerfleisch`,
  fisch: `!filegro alaska-seelachs-schnitzel seelachssalat räucherlachssalat heringshäckerle lachstaschen kabeljaufilets seelachs-schnitzel
    seelachs_schnitzel fischstabchen schlemmer-filet appetitsild anchovisfilets bücklingsfilet fischerfrühstück
    muschel salzheringe !bratfisch_filet thunfisch lachs fisch ~lachs räucherlachs wildlachs stremellachs lachsfilet
    lachsfilets ~thunfisch thunfischfilets sardinen ~sardellen sardellenfilets anchovis makrele makrelen makrelenfilet
    makrelenfilets hering heringe heringsfilet heringsfilets rollmops rollmöpse bismarckhering brathering bratheringe
    matjes matjesfilets forelle forellen forellenfilets forellenfilet garnelen shrimps krabben ~scampi crevetten
    fischstäbchen backfisch !schlemmerfilet seelachs seelachsfilet alaska-seelachs kabeljau pangasius scholle dorade
    zander rotbarsch tilapia kaviar surimi bückling bücklingsfilets sprotten muscheln miesmuscheln tintenfisch
    calamari fischfilet fischfilets fischfrikadellen salz-heringe schillerlocken ~tonno lachsforelle meerestiere
    meeresfrüchte heringshappen heringsstipp fischspezialität heringssalat nordseekrabben lachsschnitzel
    ~filets gabelbissen viktoriabarsch flusskrebse thunfischsalat fischbällchen heilbutt lachscreme wolfsbarsch
    saibling`,
  'obst-gemuese': `strauch-tomaten strauchtomaten cocktail-rispentomaten kräuterseitlinge bio-ananas
    zuckererbsenschoten feldgemüse landkostgemüse salatherz grüner_spargel stangenspargel saftorangen äpfel braeburn
    ~apfel ~orangen ~zitronen ~limetten ~bananen birnen ~trauben tafeltrauben ~kiwi ~mango ~ananas_frisch ~melone
    honigmelone ~erdbeeren ~himbeeren ~heidelbeeren waldheidelbeeren ~brombeeren ~johannisbeeren kartoffeln
    speisekartoffeln ~möhren ~karotten speisemöhren ~zwiebeln speisezwiebeln tomaten ~rispentomaten cherrytomaten
    ~kirschtomaten salatgurke ~gurke eisbergsalat feldsalat kopfsalat blattsalat ~rucola rucola ~spinat_frisch
    spinatblätter ~brokkoli ~broccoli ~blumenkohl ~kohlrabi ~kürbis hokkaido ~zucchini ~aubergine ~auberginen
    ~champignons ~pilze austernpilze pfifferlinge ~lauch porree ~spargel ~sellerie knollensellerie ~radieschen
    ~petersilienwurzel ~fenchel ~avocado avocados ~feldfrüchte salatherzen romana_salat paprika_rot suppengrün
    suppengemüse ~grünkohl ~wirsing weißkohl chinakohl ~mandarinen clementinen ~pflaumen zwetschgen rosenkohl
    kirschen_frisch nektarinen knoblauch_frisch ingwer_frisch keimsprossen kresse pfirsiche_frisch frühlingszwiebeln
    lauchzwiebeln minigurken snackgurken salatmix salat-mix salatmischung pflücksalat ~gemüse babyleaf
    wildkräutersalat`,
  eier: `=ei =eier hühnereier freilandeier bio-eier landeier wachteleier bodenhaltungseier eiern_aus`,
  'feinkost-salate': `selleriesalat bohnensalat karottensalat rote-bete-salat olivenmix salat_snackbox
    käse-schinken_salat !antipasti ~salat salate fleischsalat eiersalat kartoffelsalat pellkartoffelsalat krautsalat
    weißkrautsalat weisskrautsalat geflügelsalat nudelsalat wurstsalat farmersalat waldorfsalat krabbensalat
    hirtensalat gurkensalat bulgursalat couscoussalat budapester_salat käsesalat ~oliven kräuteroliven antipasti
    tzatziki zaziki tsatsiki hummus humus taramas taramosalata schafskäsecreme frischkäsecreme
    getrocknete_tomaten_in_öl meistersalat feinkostsalat paprikasalat reissalat thunfisch-salat pepperballs
    paprika_gefüllt gefüllte_peperoni gefüllte_paprika gefüllte_weinblätter meerrettichsalat schinkensalat
    spargelsalat putensalat hähnchensalat knoblaucholiven farmer-salat linsensalat quinoasalat dattelcreme`,
  'tk-pizza-snacks': `!baguette_salami !pizzaburger !pizzabaguette pizzas pizzaschiffchen plätzli samosas vareniki
    blinys !bistro !pizza_brötchen !pizza-schnecken piccola !la_mia_grande !casa_di_mama !big_pizza !pizza_buns !pizza
    pizzen !flammkuchen pizzaburger pizzasnack pizza_snack !baguettes_bistro bistro-baguette bistro_baguettes
    frühlingsrollen !ristorante !tradizionale !die_ofenfrische !steinofen steinofenpizza piccolinis calzone pinsa
    !carazza !die_backfrische backfrische !intermezzo culinaria bruschetta_pizza flammkuchen_elsässer holzofen-pizza
    pakastepizza steinofen-pizza dampfnudeln börek pastizza pizzatasche quiche zwiebelkuchen hot_dog mini-pizza
    casa_di_mama frühlingsrolle pizzies spinaci_pizza edizione_speciale`,
  'tk-gemuese': `rösti_burger kartoffel_spalten röstis röstinchen kartoffel-taschen kartoffel_locken würz-spinat blatt-spinat
    rahm_gemüse rahm-gemüse rahm_markt_gemüse gemüse-ideen gemüse-idee butter-gemüse bunter_gemüsemix gemüsemix
    gemüse_mix gemüsetaler linsen_mit_karotten ~gemüse !iglo_gemüse beerenmix beeren-mix süsskartoffel_frosta
    wok_gemüse_pfanne gemüse_pfanne rahmspinat blattspinat tk-gemüse buttergemüse rahmgemüse pommes pommes_frites
    kroketten wedges rösti kartoffelrösti röstitaschen königsgemüse kaisergemüse gemüsepfanne pfannengemüse
    kartoffelecken kartoffeltaschen kaiserschoten rahmkohlrabi rahm-spinat junge_erbsen country_potatoes
    kartoffelspalten rosmarin-kartoffeln rahm-brokkoli grünkohl_gehackt suppengemüse_tk himbeeren_tk beerenmischung
    wok-gemüse gartengemüse_tk schwenkgemüse`,
  eis: `=eis speiseeis eiscreme sorbet vanilleeis schokoladeneis milcheis wassereis fruchteis sahneeis eiskonfekt
    cremeeis stieleis slush eiswürfel softeis bourbon-vanille-eis erdbeereis spaghettieis joghurteis frozen_yogurt
    frozen_joghurt eis_am_stiel eishörnchen`,
}

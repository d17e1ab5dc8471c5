/** Words that the source infers as brands and that are none. */
const NO_BRANDS = new Set(
  `gepökelt fitness-quark oberschwäbische bulgursalat fässchen reibekuchenteig klassische streusüße ofenkäse salatsauce mal glück
  system feinstes kölner sushi true glocken koylu knack got filetstücke treets ursalz pfannkuchen odenwald hefefrei kappa lembke
  genießerscheiben salamistäbchen lübecker splits teaz blockhouse würzburger mellow frischecreme nussa bio-gebäck fuego hahne donuts
  soudjouk jahreszeitentee soffio essigessenz kabanos teavelope l'original jürgen eiszeitquell mac darfst born vitrex saltufo
  fruchtsecco hyper salvus chanvre lahmacun ziegen-camembert oatsnack taralli nachos sal fondants spritz suc chicorée wibele fonzies
  salbei-bonbons trek'n mandu pizzini idee picco lord eden splits xox fruchtbar desiree pauly appel frischecreme paula fritt`
    .trim()
    .split(/\s+/),
)

/** Brands by the words that names bear, where both differ or the source has no column for it. */
const KNOWN: Record<string, string> = Object.fromEntries(
  `lindor=Lindt;lindt & sprüngli=Lindt;mövenpick=Mövenpick;milka=Milka;merci=Storck;toffifee=Storck;nimm2=Storck;nimm 2=Storck;
  werther's=Storck;werthers=Storck;knoppers=Storck;dickmann's=Storck;dickmanns=Storck;lachgummi=Storck;riesen schokokaramell=Storck;
  corny=Schwartau;kinder schokolade=Ferrero;kinder riegel=Ferrero;kinder schoko=Ferrero;hanuta=Ferrero;duplo=Ferrero;
  giotto=Ferrero;yogurette=Ferrero;leibniz=Bahlsen;pick up=Bahlsen;ohne gleichen=Bahlsen;hobbits=Bahlsen;prinzen rolle=DeBeukelaer;
  prinzenrolle=DeBeukelaer;debeukelaer=DeBeukelaer;griesson=Griesson;crunchips=Lorenz;saltletts=Lorenz;chipsletten=Lorenz;
  chipsfrisch=funny-frisch;kessel chips=funny-frisch;ristorante=Dr. Oetker;tradizionale=Dr. Oetker;die ofenfrische=Dr. Oetker;
  vitalis=Dr. Oetker;oetker=Dr. Oetker;casa di mama=Dr. Oetker;pizzaburger=Dr. Oetker;paradiescreme=Dr. Oetker;ruf=RUF;
  steinofen pizza=Wagner;big pizza=Wagner;piccolinis=Wagner;almette=Hochland;grünländer=Hochland;patros=Hochland;hochland=Hochland;
  bresso=Bresso;milkana=Milkana;rougette=Rougette;brunch=Brunch;miree=Miree;rotkäppchen=Rotkäppchen;bergader=Bergader;
  goldbären=Haribo;happy cola=Haribo;happy-cola=Haribo;starmix=Haribo;trolli=Trolli;katjes=Katjes;em-eukal=Em-eukal;
  almighurt=Ehrmann;obstgarten=Danone;fruchtzwerge=Danone;activia=Danone;actimel=Danone;dany=Danone;froop=Müller;müllermilch=Müller;
  joghurt mit der ecke=Müller;monte=Zott;sahnejoghurt=Zott;paula=Dr. Oetker;weihenstephan=Weihenstephan;bärenmarke=Bärenmarke;
  bären marke=Bärenmarke;kerrygold=Kerrygold;landliebe=Landliebe;söbbeke=Söbbeke;tuffi=Tuffi;minus l=MinusL;minusl=MinusL;
  weideglück=Weideglück;milram=Milram;exquisa=Exquisa;sanella=Sanella;mazola=Mazola;livio=Livio;biskin=Biskin;thomy=Thomy;
  heinz=Heinz;löwensenf=Löwensenf;bautz'ner=Bautz'ner;bautzner=Bautz'ner;händlmaier=Händlmaier;develey=Develey;hela=Hela;
  kraft=Kraft;miracoli=Miracoli;birkel=Birkel;3 glocken=3 Glocken;barilla=Barilla;bürger=Bürger;hengstenberg=Hengstenberg;
  kühne=Kühne;mildessa=Hengstenberg;oro di parma=Hengstenberg;knorr=Knorr;maggi=Maggi;erasco=Erasco;sonnen bassermann=Sonnen Bassermann;
  pfanni=Pfanni;mondamin=Mondamin;iglo=Iglo;frosta=FRoSTA;followfish=followfish;costa=Costa;nadler=Nadler;homann=Homann;popp=Popp;
  ostmann=Ostmann;fuchs=Fuchs;brecht=Brecht;bad reichenhaller=Bad Reichenhaller;saldoro=Saldoro;ankerkraut=Ankerkraut;ubena=Ubena;
  südzucker=Südzucker;nordzucker=Nordzucker;diamant=Diamant;aurora=Aurora;rosenmehl=Rosenmehl;grafschafter=Grafschafter;
  langnese=Langnese;breitsamer=Breitsamer;schwartau=Schwartau;zentis=Zentis;nutella=Ferrero;zwergenwiese=Zwergenwiese;tartex=Tartex;
  mestemacher=Mestemacher;pema=Pema;golden toast=Golden Toast;lieken=Lieken;harry=Harry;filinchen=Filinchen;wasa=Wasa;
  brandt=Brandt;dr. karg=Dr. Karg;karg=Dr. Karg;lambertz=Lambertz;coppenrath=Coppenrath;wicklein=Wicklein;weiss=Weiss;
  niederegger=Niederegger;ritter sport=Ritter Sport;hachez=Hachez;halloren=Halloren;alpia=Alpia;schogetten=Trumpf;trumpf=Trumpf;
  sarotti=Sarotti;zetti=Zetti;vivani=Vivani;vego=Vego;gepa=GEPA;riegelein=Riegelein;
  pepsi=Pepsi;schwip schwap=Schwip Schwap;afri cola=Afri;vita cola=Vita Cola;sinalco=Sinalco;schweppes=Schweppes;bionade=Bionade;
  fritz-kola=fritz-kola;fritz-limo=fritz-kola;fritz-spritz=fritz-kola;fritz-mate=fritz-kola;club-mate=Club-Mate;mio mio=Mio Mio;
  lipton=Lipton;durstlöscher=Durstlöscher;granini=Granini;die limo=Granini;hohes c=hohes C;valensina=Valensina;punica=Punica;albi=Albi;
  amecke=Amecke;jacoby=Jacoby;beutelsbacher=Beutelsbacher;voelkel=Voelkel;völkel=Voelkel;vaihinger=Vaihinger;wesergold=WeserGold;
  gerolsteiner=Gerolsteiner;adelholzener=Adelholzener;rosbacher=Rosbacher;bad pyrmonter=Bad Pyrmonter;volvic=Volvic;vio=ViO;
  rhön sprudel=RhönSprudel;christinen=Christinen;monin=Monin;warsteiner=Warsteiner;erdinger=Erdinger;paulaner=Paulaner;
  krombacher=Krombacher;bitburger=Bitburger;franziskaner=Franziskaner;radeberger=Radeberger;veltins=Veltins;jever=Jever;
  oettinger=Oettinger;clausthaler=Clausthaler;schöfferhofer=Schöfferhofer;benediktiner=Benediktiner;gaffel=Gaffel;früh=Früh;
  reissdorf=Reissdorf;wernesgrüner=Wernesgrüner;köstritzer=Köstritzer;könig ludwig=König Ludwig;mönchshof=Mönchshof;wolters=Wolters;
  augustiner=Augustiner;kulmbacher=Kulmbacher;löwenbräu=Löwenbräu;berliner kindl=Berliner Kindl;jägermeister=Jägermeister;
  asbach=Asbach;tchibo=Tchibo;melitta=Melitta;dallmayr=Dallmayr;jacobs=Jacobs;idee kaffee=Idee Kaffee;senseo=Senseo;krüger=Krüger;
  nestlé=Nestlé;nestle=Nestlé;meßmer=Meßmer;milford=Milford;teekanne=Teekanne;bünting=Bünting;bad heilbrunner=Bad Heilbrunner;
  yogi tea=Yogi Tea;lebensbaum=Lebensbaum;koawach=Koawach;naturata=Naturata;rapunzel=Rapunzel;davert=Davert;allos=Allos;
  bauckhof=Bauckhof;dennree=dennree;andechser=Andechser;alnavit=Alnavit;byodo=Byodo;seitenbacher=Seitenbacher;mymuesli=mymuesli;
  kölln=Kölln;smelk=Kölln;seeberger=Seeberger;ültje=ültje;farmer's snack=Farmer's Snack;kluth=Kluth;maryland=Maryland;pittjes=Pittjes;
  herta=Herta;finesse=Herta;gutfried=Gutfried;wiltmann=Wiltmann;meica=Meica;curry king=Meica;rügenwalder=Rügenwalder Mühle;
  wilhelm brandenburg=Wilhelm Brandenburg;eberswalder=Eberswalder;böklunder=Böklunder;bifi=Bifi;abraham=Abraham;
  wiesenhof=Wiesenhof;stockmeyer=Stockmeyer;reinert=Reinert;taifun=Taifun;wheaty=Wheaty;like meat=LikeMeat;wilmersburger=Wilmersburger;
  simply v=Simply V;veganz=Veganz;chio=Chio;lisa's=Lisa's;kuchenmeister=Kuchenmeister;bahlsen=Bahlsen;gazi=Gazi;baktat=Baktat;
  egeturk=Egetürk;dr. quendt=Dr. Quendt;powerbar=Powerbar;layenberger=Layenberger;foodloose=Foodloose;haferkraft=Haferkraft;
  dittmann=Dittmann;kühlmann=Kühlmann;frija=Frija;zötler=Zötler;oreo=Oreo;freeway=Freeway;caldener=Caldener;taschki=Taschki;
  fulya=Yayla;yayla=Yayla;bioladen=Bioladen;feto=Feto;salvus=Salvus;aro=Aro;schwarzwaldmilch=Schwarzwaldmilch;riesa=Riesa;mein q=Elsdorfer;elsdorfer=Elsdorfer;
  berchtesgadener land=Berchtesgadener Land;werz=Werz;lord of tofu=Lord of Tofu;viana=Viana;böhme=Böhme;daim=Daim;vivil=Vivil;
  center shock=Center Shock;faller=Faller;hacker pschorr=Hacker-Pschorr;stuttgarter hofbräu=Stuttgarter Hofbräu;
  peters kölsch=Peters;fritt=Fritt`
    .split(';')
    .map((entry) => entry.trim().split('=') as [string, string]),
)

const words = Object.keys(KNOWN).toSorted((a, b) => b.length - a.length)

/** The brand of an article: the one its name bears, else the one the source infers, if it is one. */
export function brandOf(name: string, inferred: string): string {
  const text = ` ${name
    .toLowerCase()
    .replaceAll(/[,.:()!®]+(?=\s|$)/g, ' ')
    .replaceAll(/[´’`]/g, "'")} `
  const found = words.find((word) => text.includes(` ${word} `))
  if (found) return KNOWN[found]!
  return NO_BRANDS.has(inferred.toLowerCase()) ? '' : (KNOWN[inferred.toLowerCase()] ?? inferred)
}

type Branded = { gtin: string; brand: string }

/**
 * By how many digits of a GTIN articles are of one company, and how many of them must bear a brand, by name or by the step before, to
 * make it that of all.
 */
const PREFIXES = [
  { digits: 8, atLeast: 2 },
  // Discounters sell what many make: a few that agree say nothing.
  { digits: 7, atLeast: 7 },
]

/** The brand of an article without one: that which all others of the same company prefix share; '' where there is none. */
export function brandsByPrefix(articles: Branded[]): (gtin: string) => string {
  let known = articles
  const brands: Map<string, string>[] = []
  const brandFor = (gtin: string) =>
    PREFIXES.map(({ digits }, position) => brands[position]?.get(gtin.slice(0, digits))).find(Boolean) ?? ''
  for (const { digits, atLeast } of PREFIXES) {
    brands.push(sharedBrands(known, digits, atLeast))
    known = articles.map(({ gtin, brand }) => ({ gtin, brand: brand || brandFor(gtin) }))
  }
  return brandFor
}

function sharedBrands(articles: Branded[], digits: number, atLeast: number): Map<string, string> {
  const brands = Map.groupBy(
    articles.filter(({ brand }) => brand !== ''),
    ({ gtin }) => gtin.slice(0, digits),
  )
  const agreed = [...brands].filter(
    ([, all]) => all.length >= atLeast && all.every(({ brand }) => brand === all[0]!.brand),
  )
  return new Map(agreed.map(([prefix, [first]]) => [prefix, first!.brand]))
}

import * as K from './kit.mjs';
import * as F from './fauna.mjs';
const { Scene, mix } = K;
const P = (pts) => K.sample(pts, 8);

// Okavango from just above the palms: water in evening light, reed banks, one mokoro
function okavango() {
  const s = new Scene('okavango', 1600, 1067, 'o'), { W, H } = s, HZ = 322;
  s.sky([[0, '#5fa3a3'], [0.1, '#9cc4b0'], [0.21, '#f3deac'], [0.3, '#fbd396']]);
  s.disc(985, 262, 66, '#fffbea', '#fff3cf', [1.6, 2.5, 3.7], 0.24);
  for (const [sd, x, y, w, h] of [[4, 80, 120, 700, 26], [7, 1080, 96, 640, 24], [9, 420, 196, 460, 14], [2, 1240, 206, 420, 14]]) s.p(K.stratus(sd, x, y, w, h), '#fdeccb', 'opacity=".8"');
  s.rect(0, HZ, W, H, s.lg([[0, '#fff0c6'], [0.12, '#fbd795'], [0.34, '#d8c692'], [0.6, '#6ba596'], [1, '#155059']], { x1: 0, y1: HZ, x2: 0, y2: H, box: 1 }));
  s.p(K.glints(4, 40, HZ + 8, 640, 985, (t) => 40 + 150 * t, { w0: 20, w1: 120, h: 3 }), '#fffdf0', 'opacity=".9"');
  s.p(K.glints(6, 50, 560, 1050, 700, 900, { w0: 60, w1: 300, h: 4 }), '#0f4750', 'opacity=".22"');
  const depth = (y) => (y - HZ) / (H - HZ), r = K.rng(5);
  const grove = (sd, x, y, w, h, d) => { const a = mix('#8a9a5c', '#0f3a34', Math.min(1, d * 1.35)), b = mix('#c3b866', '#3f7a46', Math.min(1, d * 1.3)); s.p(K.cumulus(sd, x, y, w, h, Math.max(9, w / 9)), a); s.p(K.cumulus(sd + 50, x + w * 0.06, y - h * 0.3, w * 0.5, h * 0.5, Math.max(8, w / 12)), b, 'opacity=".75"'); };
  const pm = [K.palm(4, { h: 200, R: 52, w: 8 }), K.palm(7, { h: 250, R: 50, w: 8, lean: 30 }), K.palm(12, { h: 170, R: 52, w: 8, lean: -22 })].map((p) => s.sym(`<path d="${p.wood}${p.back}${p.leaf}"/>`));
  const bank = (pts, items) => {
    const ym = pts.reduce((a, p) => a + p[1], 0) / pts.length, d = depth(ym), low = Math.max(...pts.map((p) => p[1]));
    s.p(K.curve(pts.map(([x, y]) => [x, y + 6 + 30 * d])), mix('#b8a565', '#0c3b40', Math.min(1, d * 1.6)), 'opacity=".55"');
    s.p(K.curve(pts.map(([x, y]) => [x, y + 2 + 8 * d])), mix('#9c9a55', '#123f36', Math.min(1, d * 1.5)));
    s.p(K.curve(pts), s.lg([[0, mix('#dcc97e', '#8aa850', Math.min(1, d * 1.5))], [1, mix('#b5b060', '#2f6b45', Math.min(1, d * 1.4))]], { x1: 0, y1: Math.min(...pts.map((p) => p[1])), x2: 0, y2: low, box: 1 }));
    for (const it of items) { if (it[0] === 'g') grove(it[1], it[2], it[3], it[4], it[5], d); else if (it[0] === 'p') s.use(pm[it[1]], it[2], it[3], it[4], Math.abs(it[4]), `fill="${mix('#7f8a52', '#0f3a34', Math.min(1, d * 1.4))}"`); else if (it[0] === 'm') s.p(K.stratus(it[1], it[2], it[3], it[4], it[5]), mix('#efdc98', '#b5c566', Math.min(1, d * 1.4)), 'opacity=".6"'); else s.p(K.curve([[it[1] - it[3], it[2]], [it[1], it[2] - it[3] * 0.1], [it[1] + it[3], it[2]], [it[1], it[2] + it[3] * 0.1]]), '#fbeec6'); }
  };
  s.p(K.treeline(3, [[0, HZ + 2], [1600, HZ + 2]], -20, 760, 60, 12, { step: 12 }) + K.treeline(5, [[0, HZ + 2], [1600, HZ + 2]], 1180, 1640, 60, 13, { step: 12 }), '#b3a763');
  bank([[-60, 344], [300, 338], [620, 342], [760, 350], [560, 358], [200, 362], [-60, 366]], [['g', 3, 60, 350, 150, 20], ['g', 4, 420, 348, 120, 16], ['p', 0, 250, 350, 0.16], ['p', 1, 276, 350, 0.2], ['p', 0, 600, 347, 0.15]]);
  bank([[1700, 360], [1400, 352], [1150, 360], [1090, 370], [1240, 380], [1500, 386], [1700, 390]], [['g', 5, 1240, 366, 150, 26], ['g', 6, 1480, 368, 160, 30], ['p', 1, 1210, 367, 0.26], ['p', 0, 1440, 368, 0.22]]);
  bank([[-60, 392], [260, 384], [560, 392], [800, 408], [700, 428], [380, 444], [-60, 452]], [['m', 3, 200, 420, 380, 12], ['g', 8, 30, 408, 230, 52], ['g', 9, 440, 402, 150, 34], ['p', 0, 320, 410, 0.34], ['p', 1, 356, 408, 0.42], ['p', 2, 610, 405, 0.3], ['s', 250, 426, 60]]);
  bank([[1700, 452], [1400, 440], [1120, 452], [930, 478], [1000, 506], [1300, 536], [1700, 552]], [['m', 5, 1150, 500, 380, 16], ['g', 11, 1120, 470, 190, 56], ['g', 12, 1420, 466, 260, 82], ['p', 1, 1350, 472, 0.56], ['p', 0, 1392, 470, 0.44], ['p', 2, 1080, 468, 0.4], ['s', 1330, 506, 80]]);
  bank([[-60, 508], [200, 494], [480, 506], [690, 542], [660, 590], [420, 624], [-60, 648]], [['m', 7, 120, 580, 420, 22], ['g', 15, -40, 540, 260, 120], ['g', 16, 330, 530, 170, 64], ['p', 0, 250, 548, 0.72], ['p', 1, 300, 544, 0.9], ['p', 2, 520, 532, 0.56], ['s', 330, 590, 90]]);
  const an = s.sym(`<path d="${F.antelope}"/>`); for (const [x, y, k] of [[420, 600, 0.5], [474, 590, -0.44], [520, 596, 0.46], [390, 584, 0.36]]) s.use(an, x, y, k, Math.abs(k), 'fill="#6b4a2a"');
  bank([[1700, 640], [1460, 620], [1220, 640], [1040, 694], [1080, 752], [1300, 812], [1700, 850]], [['m', 9, 1200, 760, 420, 26], ['g', 21, 1180, 690, 250, 100], ['g', 22, 1430, 690, 300, 190], ['p', 2, 1140, 700, 0.86], ['p', 1, 1390, 700, 1.12], ['p', 0, 1330, 706, 0.9], ['s', 1330, 770, 100]]);
  // mokoro, wake and reflection
  s.p(K.curve([[676, 838], [560, 800], [470, 770], [560, 812]]), '#e7f0dc', 'opacity=".55"').p(K.curve([[700, 852], [540, 840], [420, 836], [560, 850]]), '#e7f0dc', 'opacity=".4"');
  s.add(`<g transform="translate(820 826) scale(1.75)"><path transform="matrix(1 0 0 -.5 0 10)" fill="#0c3b40" opacity=".5" d="${F.mokoro.hull}${F.mokoro.man}${F.mokoro.seat}"/><path fill="#12231f" d="${F.mokoro.hull}${F.mokoro.man}${F.mokoro.seat}${F.mokoro.pole}"/><path fill="#d98f52" d="${K.curve([[-92, -9], [-40, -3], [40, -2], [96, -12], [80, -2], [0, 2], [-70, -2]])}"/></g>`);
  bank([[-60, 770], [160, 752], [360, 784], [470, 846], [420, 916], [200, 968], [-60, 986]], [['m', 13, 20, 900, 360, 26], ['g', 31, -90, 800, 300, 180], ['p', 1, 210, 822, 1.5], ['p', 0, 140, 836, 1.16], ['p', 2, 290, 826, 1.0]]);
  // lilies
  let li = '', fl = ''; for (let i = 0; i < 44; i++) { const x = r.in(420, 1500), y = r.in(900, 1056), k = 10 + 16 * depth(y); li += `M${Math.round(x)} ${Math.round(y)}a${Math.round(k)} ${Math.round(k * 0.36)} 0 1 1 ${Math.round(k * 0.6)} -1z`; if (i % 5 === 0) fl += `M${Math.round(x - 9)} ${Math.round(y - 10)}l4 8 5 -13 5 13 4 -8 -3 13h-12z`; } s.p(li, '#6fa05c').p(fl, '#fff3e4');
  let st = '', um = ''; for (const [x, h, R, l, sd] of [[1490, 300, 66, -18, 7], [1560, 380, 76, 12, 8], [1420, 210, 52, -26, 9], [60, 240, 60, 12, 3], [10, 300, 66, 20, 4], [1600, 260, 60, -8, 5], [130, 170, 46, 10, 6]]) { const p = K.papyrus(sd, x, 1080, h, R, l); st += p.stalk; um += p.umbel; } s.s(st, '#0d332f', 6).s(um, '#1d5444', 2.8);
  s.tufts(3, [[-40, 1080], [1660, 1080]], -20, 300, 12, 1, 2, '#0d332f', { heads: 0.02 }); s.tufts(4, [[-40, 1080], [1660, 1080]], 1320, 1640, 12, 1, 2.1, '#0d332f', { heads: 0.02 });
  s.p(K.birds([[560, 250, 17], [604, 232, 13], [640, 256, 14], [520, 224, 11], [690, 236, 10]]), '#4f7a70');
  return s;
}

// Chobe: sunset over the river, elephants crossing
function chobe() {
  const s = new Scene('chobe', 1600, 1067, 'h'), { W, H } = s, HZ = 560;
  s.sky([[0, '#5d2546'], [0.16, '#a63c4e'], [0.32, '#e0643f'], [0.46, '#f69a4a'], [0.54, '#ffc96d']]);
  s.disc(600, 470, 152, '#fff0b0', '#ffdf8c', [1.35, 1.85, 2.6], 0.2);
  for (const [sd, x, y, w, h, c] of [[3, 860, 250, 820, 34, '#8a2f49'], [5, -160, 210, 620, 26, '#8a2f49'], [7, 240, 330, 460, 18, '#c9503f'], [9, 700, 410, 620, 20, '#d96a3f'], [11, -60, 450, 380, 16, '#e98545'], [13, 1180, 470, 520, 18, '#e07a42'], [2, 520, 500, 300, 9, '#f08f45']]) s.p(K.stratus(sd, x, y, w, h), c, 'opacity=".8"');
  const bank = K.roll(HZ, 3, 5, W, { freq: 7 }); s.p(K.fillDown(bank, H), '#7c2c40');
  s.p(K.treeline(5, bank, -20, W, 60, 20, { density: 1.1 }), '#8a3340'); s.p(K.treeline(8, bank, 900, W, 70, 34), '#6d2540');
  const pm = K.palm(6, { h: 120, R: 34, w: 6 }), ps = s.sym(`<path d="${pm.wood}${pm.back}${pm.leaf}"/>`); for (const [x, k] of [[1010, 0.7], [1060, 0.95], [1092, 0.6], [1400, 0.8], [1440, 1.05], [170, 0.6], [214, 0.8]]) s.use(ps, x, HZ + 2, k, k, 'fill="#6d2540"');
  s.rect(0, HZ + 10, W, H, s.lg([[0, '#f9a855'], [0.2, '#ea7a45'], [0.5, '#a83f4b'], [1, '#3b1838']], { x1: 0, y1: HZ + 10, x2: 0, y2: H, box: 1 }));
  s.p(K.glints(3, 60, HZ + 18, 1010, 600, (t) => 120 + 60 * t, { w0: 60, w1: 210, h: 5 }), '#ffe7a0', 'opacity=".9"'); s.p(K.glints(4, 60, HZ + 16, 1040, 700, 900, { w0: 40, w1: 320, h: 4 }), '#ffb765', 'opacity=".4"'); s.p(K.glints(6, 54, HZ + 40, 1060, 800, 900, { w0: 60, w1: 380, h: 6 }), '#5b2140', 'opacity=".45"');
  // the crossing
  const isl = [[640, 720], [800, 706], [1060, 698], [1400, 690], [1660, 684]]; s.p(K.curve([...isl, [1660, 742], [1300, 746], [960, 744], [760, 736]]), '#4a1a38'); s.tufts(5, P(isl), 700, W, 30, 0.3, 0.62, '#4a1a38', { heads: 0.05 });
  const e = s.sym(`<path d="${F.elephantPath}"/>`), ee = s.sym(`<path d="${F.elephant.ear}" fill="#7a2d42" opacity=".8"/><path d="${F.elephant.tusk}" fill="#ffd896"/>`), herd = [[1330, 700, 2.0], [1120, 708, 1.45], [1010, 712, 0.8], [872, 716, 1.7], [760, 724, 1.0]];
  const cl = s.id(); s.defs.push(`<clipPath id="${cl}"><path d="M0 742h1600v320H0z"/></clipPath>`);
  s.add(`<g clip-path="url(#${cl})" fill="#2a0f2c" opacity=".5">${herd.map(([x, y, k]) => `<use href="#${e}" transform="matrix(${-k} 0 0 ${-k * 0.8} ${x} 756)"/>`).join('')}</g>`);
  for (const [x, y, k] of herd) s.use(e, x, y + 8, -k, k, 'fill="#2f1130"').use(ee, x, y + 8, -k, k);
  s.p(K.glints(9, 18, 756, 860, 1080, 420, { w0: 90, w1: 260, h: 4 }), '#f59a52', 'opacity=".6"');
  const hp = s.sym(`<path d="${F.hippo}"/>`); s.use(hp, 250, 690, 0.9, 0.9, 'fill="#4a1a38"').use(hp, 400, 704, -0.8, 0.8, 'fill="#4a1a38"').use(hp, 130, 716, 1, 1, 'fill="#4a1a38"');
  s.p(K.birds([[820, 330, 20], [880, 306, 16], [930, 336, 14], [770, 290, 12], [986, 312, 12], [1040, 344, 11]]), '#4a1a38');
  // papyrus bed, near
  const g = P([[-40, 1000], [200, 984], [420, 1010], [700, 1052], [1000, 1070], [1300, 1040], [1660, 996]]); s.p(K.fillDown(g, H), '#1f0b24');
  let st = '', um = ''; for (const [x, h, R, l, sd] of [[60, 380, 70, -20, 1], [130, 470, 84, 14, 2], [210, 330, 64, 30, 3], [280, 410, 70, -16, 4], [360, 260, 52, 24, 5], [20, 260, 56, 10, 6], [1540, 420, 80, -24, 7], [1470, 300, 60, -30, 8], [1590, 300, 60, 10, 9], [1400, 220, 46, -14, 10]]) { const p = K.papyrus(sd, x, 1040, h, R, l); st += p.stalk; um += p.umbel; } s.s(st, '#1f0b24', 6).s(um, '#1f0b24', 2.6);
  s.tufts(3, g, 0, W, 50, 0.8, 1.8, '#1f0b24', { heads: 0.02 });
  return s;
}

// Victoria Falls at sunrise, looking along the chasm: curtains of water, each paler, and spray
function victoriaFalls() {
  const s = new Scene('victoria-falls', 1600, 1067, 'v'), { W, H } = s;
  s.sky([[0, '#5f9fba'], [0.14, '#9fc8cb'], [0.26, '#efe0c2'], [0.34, '#fbd0a6']]);
  s.disc(1090, 262, 58, '#fff8e0', '#fff0cf', [1.6, 2.6, 3.9], 0.22);
  for (const [sd, x, y, w, h] of [[4, 80, 116, 560, 22], [6, 620, 78, 480, 18], [8, 1180, 150, 460, 16]]) s.p(K.stratus(sd, x, y, w, h), '#fdeed6', 'opacity=".8"');
  // far bank, the wide river, islands
  const hz = K.roll(330, 3, 3, W, { freq: 6 }); s.p(K.fillDown(hz, 460), '#c3b49a'); s.p(K.treeline(6, hz, -20, W, 50, 15, { density: 1.2, step: 11 }), '#b3ac92');
  s.p('M-20 340h1640v400h-1640z', s.lg([[0, '#fbe0b8'], [0.25, '#cfd3bf'], [0.6, '#7fb0b2'], [1, '#4f8f9a']], { x1: 0, y1: 340, x2: 0, y2: 470, box: 1 }));
  s.p(K.glints(5, 30, 344, 400, 1060, (t) => 60 + 160 * t, { w0: 30, w1: 140, h: 2 }), '#fff6de', 'opacity=".9"');
  const pm = [K.palm(9, { h: 190, R: 60, w: 9, lean: -16 }), K.palm(4, { h: 230, R: 54, w: 9, lean: 22 })].map((p) => s.sym(`<path d="${p.wood}${p.back}${p.leaf}"/>`));
  for (const [x, y, w, sd, h] of [[120, 352, 260, 3, 20], [520, 350, 210, 4, 17], [830, 348, 140, 5, 14], [330, 372, 200, 6, 26], [690, 368, 150, 8, 20], [940, 364, 120, 9, 16]]) { const c = mix('#9aa68a', '#3f7466', Math.min(1, (y - 342) / 34)); s.p(K.treeline(sd, [[x, y], [x + w, y]], x + 8, x + w - 24, 46, h, { density: 1, step: 14 }), c).p(K.stratus(sd, x, y + 5, w, 5), mix(c, '#2c5a52', 0.4)); }
  for (const [x, y, k, i] of [[220, 354, 0.2, 0], [250, 354, 0.25, 1], [400, 374, 0.3, 1], [600, 351, 0.17, 0], [740, 370, 0.2, 1]]) s.use(pm[i], x, y, k, k, `fill="${mix('#9aa68a', '#3f7466', Math.min(1, (y - 342) / 30))}"`);
  // the chasm behind everything: light caught in spray
  const VX = 1096;
  s.p('M560 430H1400V1067H300z', s.lg([[0, '#f9e3c8'], [0.3, '#dbe4dc'], [1, '#8fbcc0']], { x1: 0, y1: 430, x2: 0, y2: 1000, box: 1 }));
  s.defs.push('<filter id="vb" x="-.4" y="-.3" width="1.8" height="1.6"><feGaussianBlur stdDeviation="22"/></filter><filter id="vc" x="-.3" y="-.2" width="1.6" height="1.4"><feGaussianBlur stdDeviation="9"/></filter>');
  const puff = (sd, x, y, w, h, c, o) => { const r = K.rng(sd), p = []; for (let i = 0; i < 12; i++) { const a = (i / 12) * 6.283; p.push([x + Math.cos(a) * w * r.in(0.75, 1.15), y + Math.sin(a) * h * r.in(0.75, 1.15)]); } s.p(K.curve(p), c, `opacity="${o}" filter="url(#vb)"`); };
  // a column of spray leaning with the wind, flat in two tones
  const column = (sd, x, y0, y1, w, lean, a, b, o) => { const n = K.noise(sd, 3), L = [], R = [], M = []; for (let i = 0; i <= 12; i++) { const u = i / 12, y = y0 + (y1 - y0) * u, cx = x + lean * u ** 1.6, k = w * (0.3 + 1.15 * u) * (u > 0.84 ? Math.sqrt(Math.max(0.02, 1 - ((u - 0.84) / 0.16) ** 2)) : 1); L.push([cx - k * (1 + 0.5 * n(u * 4)), y]); R.unshift([cx + k * (1 + 0.5 * n(u * 4 + 20)), y]); M.unshift([cx - k * (0.15 + 0.35 * n(u * 6 + 40)), y]); } s.p(K.curve([...L, ...R], true, 0, 0.9), s.lg([[0, a, 0], [0.25, a, o], [1, a, o]], { x1: 0, y1: y1, x2: 0, y2: y0, box: 1 }), 'filter="url(#vc)"'); s.p(K.curve([...L, ...M], true, 0, 0.9), s.lg([[0, b, 0], [0.3, b, o * 0.8], [1, b, o]], { x1: 0, y1: y1, x2: 0, y2: y0, box: 1 }), 'filter="url(#vc)"'); };
  // curtains from far to near: the lip comes towards us and up, the foot runs down out of the picture
  const lipY = (x) => 424 - (VX - x) * 0.052, footY = (x) => 520 + (VX - x) * 0.62;
  const rock = [[1060, 1110], [940, 1076], [770, 968], [540, 812], [230, 592], [-60, 300]], far = rock.length;
  rock.forEach(([a, b], i) => {
    const t = 1 - i / (far - 1), off = i * 9 - 6, seed = 40 + i, r = K.rng(seed), n = K.noise(seed, 3), Y = (x) => lipY(x) + off + (1.5 + i) * n(x / 40), F = (x) => footY(x) + i * 26, xs = [], st = 8 + i * 3; for (let x = a; x < b; x += st) xs.push(x); xs.push(b);
    const hz2 = (c) => mix(c, '#f3dcc2', t * 0.8), sc = 0.35 + i * 0.22;
    // river surface in front of the islands, running to the edge
    s.p(K.curve([[a - 10, Y(a) + 2], [a + (b - a) * 0.3, Y(a) - 8 - i * 3], [b - (b - a) * 0.2, Y(b) - 5 - i * 2], [b, Y(b) + 4], [(a + b) / 2, Y((a + b) / 2) + 6]]), hz2('#a9d0cf'));
    // the rock it hangs on, and its dark end turned to us
    const end = K.ridge([[Y(b) + 1, b], [Y(b) + 60 * sc, b + 8 * sc], [Y(b) + 150 * sc, b + 2], [Y(b) + 270 * sc, b + 20 * sc], [F(b) + 40, b + 12 * sc]], 0.12, seed, 18).map(([y, x]) => [x, y]);
    s.p(K.line([...xs.map((x) => [x, Y(x)]), ...end, [a, F(a) + 60]]), s.lg([[0, hz2('#3f6263')], [0.5, hz2('#2f5459')], [1, hz2('#8fb8ba')]], { x1: 0, y1: Y(a), x2: 0, y2: F(b), box: 1 }));
    s.p(K.flutes(xs.map((x) => [x, Y(x)]), (F(b) - Y(b)) * 0.7, seed + 3, a, b, { w: 26 * sc, gap: 1.8, len: [0.3, 0.9] }), hz2('#1d3f46'), 'opacity=".7"');
    // sheets of water with rock showing between
    let x = a - 4; const gaps = [[0.34, 0.05], [0.72, 0.04], [0.92, 0.05]]; let body = '', d1 = '', d2 = '', d3 = ''; const cuts = []; let from = 0; for (const [g, w] of gaps) { const gg = g + r.in(-0.1, 0.06); cuts.push([from, gg]); from = gg + w * r.in(0.35, 1.5); } if (i !== 4) cuts.push([from, 0.985]);
    for (const [u, v] of cuts) { const p = a + (b - a) * u, q = a + (b - a) * v, tp = [], bt = []; for (let x = p; x < q; x += st) tp.push([x, Y(x) - 1]); tp.push([q, Y(q) - 1]); for (let x = q + 15 * sc; x > p - 14 * sc; x -= st * 2.2) bt.push([x, F(x) + r.in(-20, 40) * sc]); body += K.line([...tp, ...bt]);
      for (let x = p + 2; x < q - 2; x += r.in(6, 14) * (0.5 + sc * 0.7)) { const y = Y(x), h = F(x) - y, o = h * r.in(0.01, 0.4), l = h * r.in(0.18, 0.6), w = r.in(1.6, 5) * (0.4 + sc), d = `M${Math.round(x)} ${Math.round(y + o)}q${Math.round(w)} ${Math.round(l * 0.4)} ${Math.round(w * 0.4)} ${Math.round(l)}q${-Math.round(w)} ${-Math.round(l * 0.4)} ${-Math.round(w * 0.4)} ${-Math.round(l)}z`; const k = r(); if (k < 0.5) d1 += d; else if (k < 0.7) d2 += d; else d3 += d; }
      d3 += K.line([...tp.map(([x, y]) => [x, y - 1]), ...tp.map(([x, y], j) => [x, y + (3 + (j % 3) * 3) * (0.4 + sc)]).reverse()]); }
    s.p(body, s.lg([[0, hz2('#fbeed6')], [0.12, hz2('#f3f5ea')], [0.4, hz2('#b3d6d8')], [0.75, hz2('#8fbfc8')], [1, '#d3e6e6']], { x1: 0, y1: Y(b), x2: 0, y2: F((a + b) / 2), box: 1 }));
    s.p(d1, hz2('#79adb4'), 'opacity=".8"').p(d2, hz2('#4f8b98'), 'opacity=".6"').p(d3, hz2('#fffdf2'));
    // trees on the end of each promontory
    if (i === 2 || i === 4) { const w = i === 4 ? 120 : 60; s.p(K.treeline(seed, [[b - w, Y(b - w) - 1], [b, Y(b) + 1]], b - w, b - w * 0.3, 50 * sc, 34 * sc, { density: 1.6 }), hz2('#1f4f45')); s.use(pm[0], b - w * 0.5, Y(b - w * 0.5), 0.24 * sc + 0.06, undefined, `fill="${hz2('#1f4f45')}"`).use(pm[1], b - w * 0.3, Y(b) + 2, 0.3 * sc + 0.06, undefined, `fill="${hz2('#1a463e')}"`); }
    // spray between this curtain and the next, and a column or two
    const fx = (a + b) / 2 + 40; puff(seed + 9, Math.min(1120, b + 10), F(b) + 10 + 40 * sc, 90 + 130 * sc, 46 + 56 * sc, hz2('#f1f4ea'), 0.8);
    if (i === 1) column(5, 1000, 540, 236, 52, 60, '#fdeedb', '#fff7ea', 0.8); if (i === 2) column(8, 850, 660, 268, 66, 60, '#f6ecdc', '#fffaf0', 0.66); if (i === 3) column(12, 640, 800, 312, 84, 70, '#eef0e8', '#fffdf6', 0.5);
  });
  puff(1, 560, 960, 420, 110, '#eaf3ee', 0.9); puff(2, 860, 860, 260, 120, '#f1f2e6', 0.75);
  for (const [sd, x, y, w, h, c, o] of [[3, 640, 800, 420, 70, '#ffffff', 0.4], [7, 420, 930, 620, 100, '#ffffff', 0.5], [12, 160, 1080, 760, 130, '#d3e6e4', 0.75], [15, 700, 1090, 520, 120, '#bfdada', 0.7]]) s.p(K.cumulus(sd, x, y + 60, w, h + 60, 84), s.lg([[0, c, o], [0.5, c, o * 0.8], [1, c, 0]]));
  // rainbow: low in the spray, thin
  const bow = ['#e8806a', '#f2b06a', '#f6de84', '#95cc9c', '#77b2cc', '#a096c8'], fb = (c) => s.lg([[0, c, 0], [0.3, c, 0.3], [0.75, c, 0.36], [1, c, 0]], { x1: 600, y1: 1000, x2: 1190, y2: 700, box: 1 });
  bow.forEach((c, i) => s.s(`M${626 + i * 6} 1080A${500 - i * 6} ${500 - i * 6} 0 0 1 1216 ${640 + i * 7}`, fb(c), 6.6));
  s.stipple('M300 500h960v567h-960z', '#ffffff', { x: 760, y: 860, r: 400 }, null, 0.46);
  // the dry side: cliffs stepping back, rainforest along their edge, dripping
  const side = [[[1700, 426], [1400, 428], [1250, 430], [1126, 434]], [[1700, 408], [1500, 414], [1340, 422], [1166, 431]], [[1700, 372], [1560, 388], [1420, 404], [1330, 418]]], edge = [[[438, 1124], [480, 1116], [520, 1124], [580, 1108], [660, 1104], [1110, 1096]], [[435, 1162], [500, 1164], [570, 1182], [660, 1176], [760, 1180], [900, 1160], [1110, 1150]], [[424, 1328], [520, 1312], [610, 1326], [730, 1290], [830, 1296], [950, 1262], [1100, 1250]]];
  side.forEach((rim, i) => { const t = [0.62, 0.32, 0][i], R = K.ridge(rim, 0.03, 60 + i, 18), E = K.ridge(edge[i], 0.045, 70 + i, 24).map(([y, x]) => [x, y]), z = (c) => mix(c, '#dcdcc4', t), cid = s.id(), d = K.line([...R, ...E, [1700, 1110]]), k = [0.45, 0.75, 1.1][i], rx = [...R].reverse(), x0 = rim[3][0]; s.defs.push(`<clipPath id="${cid}"><path d="${d}"/></clipPath>`);
    s.p(d, s.lg([[0, z('#2b5a4c')], [0.4, z('#1d4340')], [1, z('#10272b')]], { x1: 0, y1: 420, x2: 0, y2: i ? 1067 : 800, box: 1 }));
    s.add(`<g clip-path="url(#${cid})"><path fill="${z('#0e2427')}" opacity=".6" d="${K.flutes([[x0 - 60, 470], [1700, 470]], 460 * k, 80 + i, x0 - 50, 1640, { w: 26 * k, gap: 0.8, len: [0.3, 1.1], taper: 0.3 })}"/><path fill="${z('#6fa287')}" opacity=".5" d="${K.flutes([[x0 - 60, 500], [1700, 480]], 330 * k, 90 + i, x0 - 50, 1640, { w: 9 * k, gap: 3.4, len: [0.3, 1], taper: 0.2 })}"/><path fill="${z('#f3c894')}" opacity=".38" d="${K.line([...E, ...E.map(([x, y], j) => [x + (4 + (j % 3) * 2) * k, y]).reverse()])}"/></g>`);
    if (i < 2) puff(30 + i, x0 - 30, 620 + 180 * i, 70 + 60 * i, 90 + 50 * i, '#f1efe0', 0.75);
    s.p(K.treeline(100 + i, rx.map(([x, y]) => [x, y + 4]), x0 + (i === 1 ? 66 : -2), 1660, 90 * k, 62 * k, { density: 1.5 }), z('#1c4a3e')); const lo = [[x0, 470], [x0 + 90, 480 + 30 * i], [1400, 500 + 20 * i], [1700, 480]]; if (i) s.p(K.treeline(110 + i, lo, x0 + 24, 1660, 80 * k, 46 * k, { density: 1 }), z('#2b6350'), 'opacity=".9"');
    for (const [dx, q, m] of [[[26, 0.7, 0], [60, 0.9, 1]], [[84, 0.62, 1], [112, 0.8, 0]], [[76, 0.8, 1], [128, 1, 0], [214, 0.76, 1]]][i]) s.use(pm[m], x0 + dx, K.yAt(rx, x0 + dx) + 2, q * k, undefined, `fill="${z('#143a32')}"`); });
  puff(7, 1230, 1010, 150, 110, '#e6eeea', 0.7);
  // three people at the rail
  const man = s.sym(`<path d="${F.person}"/>`); s.use(man, 1184, 433, 0.54, 0.54, 'fill="#12302e"').use(man, 1203, 432, -0.5, 0.5, 'fill="#a8322f"');
  // wet leaves in the foreground
  const frond = (x, y, L, a, n, w) => { let d = ''; const r = K.rng(Math.round(x + L)), pts = []; for (let i = 0; i <= n; i++) { const t = i / n, th = a + t * 0.9; pts.push([x + Math.cos(a + t * 0.45) * L * t, y + Math.sin(a + t * 0.45) * L * t + t * t * L * 0.16, th]); } for (let i = 1; i <= n; i++) { const [px, py] = pts[i], t = i / n, q = w * Math.sin(Math.PI * (0.12 + t * 0.86)) * r.in(0.85, 1.1), dir = Math.atan2(pts[i][1] - pts[i - 1][1], pts[i][0] - pts[i - 1][0]); for (const sgn of [-1, 1]) { const u = dir + sgn * 1.05; d += K.line([[px - Math.cos(dir) * 6, py - Math.sin(dir) * 6], [px + Math.cos(u) * q, py + Math.sin(u) * q], [px + Math.cos(dir) * 7, py + Math.sin(dir) * 7]]); } } return d + K.line([...pts.map(([a, b]) => [a, b - 2]), ...pts.map(([a, b]) => [a, b + 3]).reverse()]); };
  s.p(frond(-30, 1080, 420, -1.2, 18, 76) + frond(40, 1100, 380, -0.75, 17, 68) + frond(-40, 960, 260, -0.9, 13, 54), '#12302a'); s.p(frond(130, 1110, 330, -1.02, 15, 62) + frond(-20, 1090, 300, -0.45, 13, 58), '#1f4a3d');
  return s;
}

// Lower Zambezi: morning mist, a canoe between the escarpment and the hippos
function lowerZambezi() {
  const s = new Scene('lower-zambezi', 1600, 1067, 'z'), { W, H } = s;
  s.sky([[0, '#8fb5b8'], [0.24, '#c6d6c6'], [0.42, '#f8e6c4'], [0.5, '#fbd9ae']]);
  s.disc(1080, 360, 66, '#fffaea', '#fff3d3', [1.7, 2.8, 4.2], 0.22);
  const rows = [[400, '#a9bdb6', 3, 90, 0.04], [452, '#88a8a4', 8, 70, 0.05], [510, '#668f8e', 14, 46, 0.05]];
  rows.forEach(([y, c, sd, a, ro], i) => { const n = K.noise(sd, 2), ctrl = []; for (let x = -60; x <= 1680; x += 145) ctrl.push([x, y - a * (0.6 + n(x / 330 + sd)) - (i === 0 ? 40 * Math.sin(x / 420 + 1) : 0)]); const m = K.ridge(ctrl, ro, sd, 18); s.p(K.fillDown(m, 700), s.lg([[0, c], [1, mix(c, '#fbe6c4', 0.75)]], { x1: 0, y1: y - a, x2: 0, y2: 610, box: 1 })); s.p(K.shadows(m, 600, sd + 3, { prom: 8, dir: -1, depth: 0.7, drift: -0.25 }), mix(c, '#3f6f74', 0.5), 'opacity=".35"'); });
  s.haze(500, 606, '#fbe9cb', 0, 0.95);
  const bank = K.roll(590, 3, 4, W, { freq: 5 }); s.p(K.treeline(4, bank, -20, W, 70, 26, { density: 1.1 }), '#6f958a', 'opacity=".8"'); s.haze(570, 604, '#fbe9cb', 0, 0.8);
  s.rect(0, 594, W, 480, s.lg([[0, '#fbe6c6'], [0.2, '#cddcca'], [0.5, '#86b0ac'], [1, '#2f666c']], { x1: 0, y1: 594, x2: 0, y2: H, box: 1 }));
  s.p(K.glints(4, 46, 604, 860, 1080, (t) => 50 + 110 * t, { w0: 40, w1: 190, h: 4 }), '#fffaea', 'opacity=".9"'); s.p(K.glints(7, 70, 640, 1050, 800, 950, { w0: 60, w1: 420, h: 5 }), '#2f6a70', 'opacity=".3"'); s.p(K.glints(9, 40, 620, 900, 700, 950, { w0: 40, w1: 300, h: 3 }), '#f6f0dc', 'opacity=".5"');
  for (const [sd, x, y, w, h, o] of [[3, -160, 640, 900, 26, 0.6], [5, 760, 628, 980, 22, 0.55], [8, 300, 690, 620, 18, 0.4]]) s.p(K.stratus(sd, x, y, w, h), '#fdf3de', `opacity="${o}"`);
  // sandbank with hippos
  const hp = s.sym(`<path d="${F.hippo}"/>`); for (const [x, y, k] of [[1150, 742, 0.9], [1250, 756, -0.9], [1330, 738, 0.75], [1420, 762, 1.05], [1240, 724, 0.6]]) { s.use(hp, x, y, k, Math.abs(k), 'fill="#33575c"'); s.p(`M${x - 60} ${y + 3}q${90} -4 ${180} 0q-90 5 -180 0z`, '#e6ecdc', 'opacity=".55"'); }
  // canoe and its reflection
  s.add(`<g transform="translate(640 852) scale(1.5)"><g transform="scale(1 -.62)" opacity=".3" fill="#1c3f46"><path d="${F.canoe.crew}${F.canoe.hull}"/></g><g fill="#17343a"><path d="${F.canoe.crew}${F.canoe.paddles}"/></g><path fill="#b8502e" d="${F.canoe.hull}"/><path fill="#e58a52" d="${K.curve([[-112, -11], [-60, -4], [0, -1], [60, -4], [114, -11], [80, -1], [0, 3], [-80, -1]])}"/></g>`);
  s.p('M440 868q200 -10 420 0q-210 12 -420 0zM400 884q150 -6 300 0q-150 8 -300 0zM600 896q170 -6 330 0q-160 8 -330 0z', '#eef2e2', 'opacity=".6"');
  // overhanging winterthorn and reeds on the near bank
  const g = P([[-40, 960], [160, 964], [360, 1000], [620, 1050], [800, 1090], [1000, 1100], [1300, 1070], [1480, 1030], [1660, 1010]]); s.p(K.fillDown(g, H + 60), '#12343a');
  const t = K.crownTree(14, { w: 620, h: 620, trunk: 46, lean: 120, browse: 0.62, clumps: 54, step: 9 }); s.use(s.tree(t, { wood: '#12343a', back: '#1f4c4e', front: '#163d42', lit: '#4f8273' }), 60, 985, 1.38);
  s.s(K.reeds(4, 1240, 1610, 1060, 70, 120, 330, -0.06), '#12343a', 5); s.s(K.reeds(9, 1300, 1610, 1060, 40, 160, 380, -0.1), '#1f4c4e', 4);
  s.tufts(3, g, 0, W, 50, 0.7, 1.5, '#12343a', { heads: 0.08 });
  const eg = s.sym(`<path d="${F.egret}"/>`); s.use(eg, 1180, 1080, -1.9, 1.9, 'fill="#fdf6e2"');
  s.p(K.birds([[520, 240, 20], [580, 216, 15], [640, 244, 15], [470, 204, 12]]), '#4a7377');
  return s;
}

// South Luangwa: an oxbow in October, the cut bank full of carmine bee-eaters, late gold on the winterthorns
function southLuangwa() {
  const s = new Scene('south-luangwa', 1600, 1067, 'sl'), { W, H } = s;
  s.sky([[0, '#5f9494'], [0.14, '#a3b892'], [0.27, '#efd78f'], [0.36, '#fcc877'], [0.42, '#f9ae62']]);
  s.circle(1330, 400, 560, s.rg([[0, '#fff0bd', 0.9], [0.4, '#ffdd92', 0.4], [1, '#ffdd92', 0]]));
  for (const [sd, x, y, w, h, o] of [[4, 760, 110, 700, 24, 0.7], [9, -120, 170, 520, 18, 0.55], [6, 960, 220, 520, 15, 0.7], [2, 620, 292, 420, 11, 0.6]]) s.p(K.stratus(sd, x, y, w, h), '#fdeab6', `opacity="${o}"`);
  // Muchinga escarpment and the far woods
  const esc = K.ridge([[-60, 372], [160, 352], [420, 362], [640, 346], [860, 358], [1080, 340], [1300, 352], [1660, 336]], 0.03, 5, 20); s.p(K.fillDown(esc, 480), s.lg([[0, '#b58f7a'], [1, '#f0b873']], { x1: 0, y1: 340, x2: 0, y2: 440, box: 1 })); s.haze(360, 440, '#fbc87c', 0, 0.6);
  const f1 = [[0, 418], [1600, 424]]; s.p(K.treeline(3, f1, -20, W, 60, 24, { density: 0.9, step: 15 }), '#c39a5a'); s.rect(0, 414, W, 120, '#dba85c');
  // the plain behind the bank, ebony groves and winterthorns stepping nearer to the left
  const pl = P([[-60, 436], [300, 432], [700, 436], [1100, 438], [1660, 436]]); s.p(K.fillDown(pl, 700), s.lg([[0, '#ecba66'], [1, '#c98a40']], { x1: 0, y1: 432, x2: 0, y2: 520, box: 1 }));
  s.p(K.treeline(7, [[820, 440], [1600, 438]], 1040, 1620, 60, 30, { step: 12 }), '#a7803f');
  const an = s.sym(`<path d="${F.antelope}"/>`); for (const [x, y, k] of [[934, 452, 0.24], [962, 455, -0.22], [990, 450, 0.2], [1024, 454, 0.23], [1080, 451, -0.2]]) s.use(an, x, y, k, Math.abs(k), 'fill="#8f5f30"');
  const wt = (sd, o) => K.crownTree(sd, { w: 420, h: 440, trunk: 24, fork: 0.4, browse: 0.44, clumps: 38, step: 15, ...o }), A = wt(14, { lean: 20 }), B = wt(23, { w: 340, h: 300, trunk: 26, fork: 0.26, browse: 0.26, clumps: 34 });
  const far = { wood: '#8f6a3c', back: '#b08a46', front: '#9c7a3e', lit: '#dfb45e' }, mid = { wood: '#5a4028', back: '#7a6634', front: '#675a30', lit: '#d3a849' }, eb = { wood: '#4a3524', back: '#4f4e2c', front: '#433f28', lit: '#98863c' };
  const Af = s.tree(A, far), Bf = s.tree(B, far), Am = s.tree(A, mid), Bm = s.tree(B, eb);
  s.use(Bf, 1180, 444, 0.26).use(Af, 1270, 444, 0.3).use(Bf, 1430, 444, -0.3, 0.28).use(Af, 1530, 446, -0.36, 0.34).use(Af, 840, 448, 0.36).use(Bf, 760, 448, -0.36, 0.34);
  s.haze(380, 470, '#fbc87c', 0, 0.45);
  // the river: far channel under the bank, round the bar, and back towards the viewer
  s.rect(0, 470, W, 600, s.lg([[0, '#f3d297'], [0.1, '#cdb688'], [0.3, '#a3a988'], [0.58, '#5f9088'], [1, '#1b4a52']], { x1: 0, y1: 470, x2: 0, y2: H, box: 1 }));
  // cut bank: grass lip, tunnelled face, fallen sand at its foot
  const top = K.ridge([[-60, 452], [140, 456], [330, 460], [520, 458], [700, 462], [880, 462], [1040, 460], [1180, 458], [1300, 456]], 0.02, 6, 18), foot = P([[-60, 640], [160, 630], [330, 612], [500, 590], [660, 562], [820, 536], [980, 510], [1140, 484], [1300, 458]]);
  const face = K.line([...top, ...foot.slice().reverse()]), fc = s.id(); s.defs.push(`<clipPath id="${fc}"><path d="${face}"/></clipPath>`);
  s.p(face, s.lg([[0, '#c97a3c'], [0.35, '#e39a4c'], [0.8, '#f6c47c'], [1, '#fcd893']], { x1: 0, y1: 0, x2: 1300, y2: 0, box: 1 }));
  let holes; { const r = K.rng(8), h = (x) => K.yAt(foot, x) - K.yAt(top, x); let sh = '', st = '', li = '', ho = '', tl = '';
    for (let x = -40; x < 1240;) { const w = (26 + 110 * (h(x) / 190)) * r.in(0.4, 1.5), a = K.yAt(top, x), H2 = h(x), v = r.in(0.5, 0.92), q = r.in(0.2, 0.5); sh += K.line([[x, a + H2 * r.in(0, 0.1)], [x + w * q, a + H2 * 0.05], [x + w * q * 1.1, a + H2 * v * 0.5], [x + w * q * 0.7, a + H2 * v * 0.8], [x + w * q * r.in(0.3, 0.8), a + H2 * v], [x + w * 0.02, a + H2 * v * 0.6], [x - w * 0.06, a + H2 * v * 0.3]]); if (r() < 0.75) tl += K.curve([[x - w * 0.3, a + H2 * 1.03], [x + w * 0.1, a + H2 * r.in(0.78, 0.94)], [x + w * 0.5, a + H2 * r.in(0.84, 0.95)], [x + w * 1.05, a + H2 * 1.03]], true, 0, 0.8); x += w * r.in(0.7, 1.6); }
    for (const v of [0.16, 0.36, 0.52, 0.68]) { const u = [], d = [], n = K.noise(v * 100, 2); for (let x = -60; x <= 1260; x += 60) { const y = K.yAt(top, x) + h(x) * (v + 0.02 * n(x / 90)); u.push([x, y]); d.unshift([x, y + h(x) * (0.03 + 0.025 * n(x / 70 + 9))]); } st += K.curve([...u, ...d], true, 0, 0.8); }
    for (const [v, x0, x1, n] of [[0.17, 380, 640, 20], [0.235, 330, 760, 36], [0.3, 300, 800, 42], [0.36, 350, 720, 28], [0.42, 420, 560, 10]]) for (let i = 0; i < n; i++) { const x = x0 + ((x1 - x0) * (i + r.in(-0.3, 0.3))) / n; if (r() < 0.16) continue; ho += `M${Math.round(x)} ${Math.round(K.yAt(top, x) + h(x) * (v + r.in(-0.014, 0.014)))}h0`; }
    s.add(`<g clip-path="url(#${fc})"><path fill="#9c552f" opacity=".34" d="${sh}"/><path fill="#8a4a2c" opacity=".4" d="${st}"/><path fill="#fbd596" opacity=".7" d="${tl}"/></g>`); holes = ho; }
  s.shade(face, '#8a4527', [0, 440], [0, 570], 0.46); s.p(K.line([...foot.map(([x, y]) => [x, y - 3]), ...foot.map(([x, y]) => [x, y + 5 * (1.3 - x / 1300)]).reverse()]), '#7a4428', 'opacity=".7"');
  s.p(K.line([...top.map(([x, y]) => [x, y - 5]), ...top.map(([x, y], i) => [x, y + (5 + (i % 4) * 4) * (1.15 - x / 1400)]).reverse()]), '#a88238'); s.tufts(5, top, -30, 1240, 36, 0.14, 0.34, '#8a6a30', { heads: 0.3 });
  s.dots(holes, '#4f241c', 5.5);
  // trees on the bank
  s.use(Bm, 90, 466, 0.9).use(Bm, 250, 462, -0.66, 0.62).use(Am, 452, 466, 0.66, 0.62).use(Bm, -40, 470, 0.8);
  // two walkers behind their guide
  const man = s.sym(`<path d="${F.person}"/>`); s.use(man, 742, 464, 0.72, 0.72, 'fill="#3a2a22"').use(man, 690, 464, 0.68, 0.68, 'fill="#7a2f2a"').use(man, 656, 464, 0.7, 0.7, 'fill="#3f4a3c"'); s.s('M754 464L750 412', '#3a2a22', 2.6);
  // reflection of bank and trees
  { const id = s.id(); s.defs.push(`<clipPath id="${id}"><path d="${K.line([...foot, [1300, 1067], [-60, 1067]])}"/></clipPath>`); s.add(`<g clip-path="url(#${id})" opacity=".34">`).use(Bm, 90, 726, 0.9, -0.66).use(Bm, 250, 702, -0.66, -0.5).use(Am, 452, 652, 0.66, -0.52).use(Bm, -40, 742, 0.8, -0.6).add('</g>'); }
  s.p(K.line([...foot, [1300, 462], [1100, 508], [900, 560], [700, 612], [500, 664], [260, 716], [-60, 748]]), s.lg([[0, '#a8683c', 0.85], [0.6, '#d9a562', 0.5], [1, '#f3cf8f', 0.2]], { x1: 0, y1: 0, x2: 1300, y2: 0, box: 1 }));
  s.p(K.glints(5, 40, 500, 720, 620, (t) => 420 - 60 * t, { w0: 40, w1: 190, h: 3 }), '#fff0c4', 'opacity=".6"');
  // the bar of white sand the river turns round
  const bar = P([[1700, 520], [1420, 528], [1180, 548], [960, 586], [780, 636], [690, 680], [700, 716], [800, 742], [980, 752], [1200, 754], [1420, 764], [1700, 790]]), bd = K.line(bar);
  s.p(K.line(bar.map(([x, y], i) => [x - 8, y + (i > bar.length * 0.42 ? 16 : 2)])), '#6b5a3c', 'opacity=".55"'); s.p(bd, s.lg([[0, '#fbd994'], [0.4, '#f3cd8a'], [1, '#d59c58']], { x1: 0, y1: 520, x2: 0, y2: 790, box: 1 }));
  for (const [pts, c, o] of [[[[1660, 560], [1300, 578], [1040, 622], [860, 672], [900, 700], [1100, 690], [1340, 660], [1660, 650]], '#e0ae66', 0.6], [[[1660, 690], [1400, 690], [1160, 706], [960, 722], [1160, 734], [1420, 730], [1660, 742]], '#b98148', 0.5], [[[1660, 588], [1420, 600], [1220, 626], [1420, 632], [1660, 620]], '#fce6b0', 0.8]]) s.p(K.curve(pts), c, `opacity="${o}"`);
  s.shade(bd, '#a3683c', [0, 800], [0, 640], 0.46);
  // a drowned branch left by the floods, hippo paths up the sand
  s.p(K.bare(7, { len: 100, w: 18, ang: -0.32, depth: 4, spread: 0.6, crook: 0.3, up: 0.06, from: [1130, 668], minW: 2 }), '#6a4630').p('M1120 668q120 -8 330 -12q-160 24 -330 22z', '#a86f40', 'opacity=".55"');
  s.s('M1010 738Q1080 690 1240 660T1560 566', '#c48c4c', 7, 'opacity=".5" stroke-dasharray="10 7 5 9"').s('M880 726Q960 660 1120 616T1420 560', '#c48c4c', 5, 'opacity=".45" stroke-dasharray="9 6 4 8"');
  // heron-white egrets on the bar, hippos lying up in the pool
  const eg = s.sym(`<path d="${F.egret}"/>`); s.use(eg, 905, 722, 0.9, 0.9, 'fill="#fff7e0"').use(eg, 960, 732, -0.8, 0.8, 'fill="#fff7e0"');
  s.p(K.glints(7, 36, 780, 1050, 980, 700, { w0: 60, w1: 360, h: 4 }), '#f6d390', 'opacity=".34"').p(K.glints(9, 32, 770, 1060, 700, 900, { w0: 60, w1: 360, h: 6 }), '#123c46', 'opacity=".4"');
  const hp = s.sym(`<path d="${F.hippo}"/>`), lit = s.sym(`<path d="${K.curve([[26, -18], [44, -14], [50, -8], [46, -9], [40, -11], [26, -14], [14, -11]], true, 1)}${K.curve([[72, -8], [80, -9], [86, -8], [89, -3], [82, -6], [74, -6]], true, 1)}"/>`); let wk = '';
  for (const [x, y, k] of [[560, 806, -0.9], [640, 792, 0.74], [720, 822, 1.15], [846, 800, 0.8], [930, 838, -1.3], [1060, 812, 0.95], [1130, 846, 1.2], [790, 874, 1.5], [610, 858, 1.25]]) { s.use(hp, x, y, k, Math.abs(k), 'fill="#3a3136"').use(lit, x, y, k, Math.abs(k), 'fill="#c98a5c"').use(hp, x, y + 1, k, -Math.abs(k) * 0.55, 'fill="#12333a" opacity=".5"'); const c = x + 44 * k, w = 78 * Math.abs(k); wk += `M${Math.round(c - w)} ${Math.round(y + 3)}q${Math.round(w)} -4 ${Math.round(2 * w)} 0q${-Math.round(w)} 6 ${-Math.round(2 * w)} 0z`; } s.p(wk, '#fbdfa4', 'opacity=".6"');
  // carmine bee-eaters
  const be = [[[0, 0], [-8, -4], [-22, -15], [-34, -17], [-24, -6], [-10, 5], [-4, 6], [-2, 14], [0, 30], [2, 14], [4, 6], [12, 3], [26, -8], [34, -20], [20, -14], [8, -5], [6, -9], [12, -13], [3, -10]], [[0, 0], [8, -8], [20, -26], [24, -38], [12, -26], [2, -10], [-6, -6], [-30, -4], [-42, 0], [-14, 4], [-2, 6], [8, 5], [12, 18], [10, 28], [18, 16], [16, 3], [24, -2], [32, -1], [22, -6]]].map((p) => s.sym(`<path d="${K.line(p, true, 1)}"/>`));
  for (const [x, y, k, i] of [[470, 545, 0.4, 0], [540, 530, -0.36, 1], [600, 560, 0.44, 1], [520, 600, 0.42, 0], [660, 586, -0.4, 0], [720, 540, 0.36, 1], [776, 566, 0.34, 0], [420, 590, -0.46, 1], [350, 560, 0.4, 0], [610, 640, 0.62, 1], [496, 668, -0.66, 0], [730, 630, 0.5, 0], [566, 404, 0.4, 1], [610, 380, 0.34, 0], [830, 420, -0.3, 1], [380, 636, 0.6, 1], [640, 716, -0.74, 1], [850, 612, 0.46, 0]]) s.use(be[i], x, y, k, Math.abs(k), `fill="${y > 440 && x % 20 < 10 ? '#a81f3a' : '#cf3346'}"`);
  // near bank
  const g = P([[-60, 940], [160, 950], [380, 988], [640, 1040], [900, 1064], [1180, 1040], [1420, 982], [1660, 930]]); s.p(K.fillDown(g, H + 40), s.lg([[0, '#2b2a26'], [1, '#15191c']], { x1: 0, y1: 930, x2: 0, y2: H, box: 1 }));
  s.tufts(14, g, -20, 1620, 30, 0.5, 1.1, '#2b2a26', { heads: 0.3 }); s.tufts(16, g.map(([x, y]) => [x, y + 50]), -20, 1620, 22, 0.8, 1.6, '#15191c', { heads: 0.3 });
  s.tufts(19, g, 1180, 1620, 10, 0.5, 0.9, '#c9924a', { heads: 0.3, op: 0.6 });
  return s;
}
export default { okavango, chobe, 'victoria-falls': victoriaFalls, 'lower-zambezi': lowerZambezi, 'south-luangwa': southLuangwa };

#!/bin/sh
# Makes the two small font files that every visitor fetches out of the whole ones beside them: the
# letters of Spanish, English and French and the weights that the design uses. The whole ones stay for
# all other letters (shared/styles/fonts.css). Makes the fallback font of brochures and share pictures out of
# the package @fontsource/dejavu-sans. Run by hand when a font or a weight changes; needs fonttools and brotli
# for Python (Debian: fonttools, python3-brotli).
set -eu
cd "$(dirname "$0")/../shared/assets/fonts"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

letters="U+0020-007E,U+00A0,U+00A1,U+00A9,U+00AA,U+00AB,U+00B0,U+00B7,U+00BA,U+00BB,U+00BF"
letters="$letters,U+00C0-00C2,U+00C6-00CB,U+00CD-00CF,U+00D1,U+00D3,U+00D4,U+00D7,U+00D9-00DC"
letters="$letters,U+00E0-00E2,U+00E6-00EB,U+00ED-00EF,U+00F1,U+00F3,U+00F4,U+00F9-00FC,U+00FF"
letters="$letters,U+0152,U+0153,U+0178,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+202F"
letters="$letters,U+20AC,U+2192,U+2212"

for name in besley commissioner; do
  fonttools varLib.instancer -q "$name-latin-wght-normal.woff2" wght=400:620 -o "$scratch/$name.ttf"
  pyftsubset "$scratch/$name.ttf" --unicodes="$letters" --layout-features=kern,ccmp,locl,lnum,tnum \
    --no-hinting --flavor=woff2 --output-file="$name-core.woff2"
done

# Characters that Besley and Commissioner do not have: click letters, Greek, Cyrillic, signs.
fallback="U+0020-007E,U+00A0-04FF,U+1E00-1EFB,U+2010-205E,U+2070-209C,U+20A0-20BD,U+2100-22FF"
fallback="$fallback,U+25A0-26C3,U+26E2,U+2713-2718"

cd ../../..
pyftsubset node_modules/@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2 \
  --unicodes="$fallback" --layout-features=kern,ccmp,locl,mark,mkmk --no-hinting --drop-tables+=FFTM \
  --output-file="$scratch/dejavu.ttf"
# A family name of its own, so that an installed DejaVu Sans is never used instead.
ttx -q -t name -o "$scratch/name.ttx" "$scratch/dejavu.ttf"
sed -i 's/^ *DejaVu Sans$/& Fallback/; s/^ *DejaVuSans$/&Fallback/' "$scratch/name.ttx"
ttx -q -f --no-recalc-timestamp -m "$scratch/dejavu.ttf" -o server/backend/pictures/dejavu-fallback.ttf \
  "$scratch/name.ttx"

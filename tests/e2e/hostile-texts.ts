/** Hostile and unusual input: each text must be stored unchanged and rendered as text. */
export const nasty = {
  emoji: "🦁🐘 👩🏽‍🌾 Ünïcödé ñ",
  "right-to-left": "رحلة سفاري إلى ناميبيا ‏‮abc",
  HTML: `<script>alert("x")</script><img src=x onerror=alert(1)> & &amp; </textarea>`,
  SQL: `'; drop table tours; -- "%_\\ {a;b} (null)`,
};

/** All of it in one text. */
export const nastyText = Object.values(nasty).join(" ");

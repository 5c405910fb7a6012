/** What would mark the window if any of it ever ran. */
const canary = `"><img src=x onerror="window.canary=1"><script>window.canary=1</script></textarea></title><svg onload="window.canary=1">' onfocus='window.canary=1' autofocus='`;

/** Where the page of canaries stands, in montelar. */
export const hostilePath = '/es/canario';

/** A page that gives every block of the content app hostile words in every attribute that takes words, by its file in the estate folder. */
export function hostilePages(): Record<string, string> {
  return { 'pages/montelar/es/canario.liquid': template(7590), 'pages/montelar/en/canary.liquid': template(7591) };
}

function template(id: number): string {
  return `---
id: ${id}
key: canary
app: content
robots: noindex
title: '<script>window.canary=1</script>'
description: '"><script>window.canary=1</script>'
---
{% capture c %}{% raw %}${canary}{% endraw %}{% endcapture %}
{% capture three %}{{ c | raw }} | {{ c | raw }} | {{ c | raw }}{% endcapture %}
{% capture years %}
2024 | {{ c | raw }} | {{ c | raw }}
2023 | {{ c | raw }} | {{ c | raw }}
{% endcapture %}
{% capture places %}{{ c | raw }} | 42.5 | -2.7 | town{% endcapture %}
{% capture ways %}{{ c | raw }} | river | 42.5,-2.7 42.6,-2.8{% endcapture %}
{% capture special %}2099-12-25 | closed | {{ c | raw }}{% endcapture %}
{% block 'content/hero', image: 'hero', alt: c, title: c, accent: c, text: c, action: c, href: '/es/' %}
<section data-section="plain">
  <h2>{{ c }}</h2>
  {% block 'content/quotes', label: c, quotes: three %}
  {% block 'content/image-text', image: 'church.svg', alt: c, caption: c, title: c, accent: c, text: c, action: c, href: '/es/' %}
  {% block 'content/story', label: c, years: three %}
  {% block 'content/year-selector', label: c, years: years %}
  {% block 'content/dropdown', summary: c, text: c, group: c, open: 'true' %}
  {% block 'content/download', href: '/images/montelar/plano-de-la-finca.pdf', label: c, text: c, size: c %}
  {% block 'content/map', label: c, places: places, ways: ways %}
  {% block 'content/opening-hours', special: special %}
  {% block 'content/experience-cards', slugs: c %}
</section>
`;
}
